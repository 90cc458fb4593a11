/// What `--color` says.
package enum ColorChoice: String, OptionChoice {
  case auto
  case always
  case never
}
