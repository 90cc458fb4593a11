// Renders the benchmark page with lipgloss. Usage: lipgloss-peer peer.json RUNS; prints `SECONDS BYTES`.
package main

import (
	"encoding/json"
	"fmt"
	"os"
	"strconv"
	"strings"
	"time"

	"github.com/charmbracelet/lipgloss"
	"github.com/muesli/termenv"
)

type W struct {
	Type, Text, Title, Value2, Body string
	Value                           json.RawMessage
	Cols                            []string
	Rows                            [][]string
	Steps                           []string
	Current                         int
	Open                            bool
}

func render(ws []W) string {
	head := lipgloss.NewStyle().Bold(true).Underline(true).Foreground(lipgloss.Color("#00ffff"))
	text := lipgloss.NewStyle().Width(100)
	btn := lipgloss.NewStyle().Border(lipgloss.RoundedBorder()).Foreground(lipgloss.Color("#ffffff")).Background(lipgloss.Color("#0000ff")).Padding(0, 1)
	card := lipgloss.NewStyle().Border(lipgloss.RoundedBorder()).Width(98).Padding(0, 1)
	ban := lipgloss.NewStyle().Foreground(lipgloss.Color("#000000")).Background(lipgloss.Color("#ffff00")).Padding(1, 2).Width(100)
	bold := lipgloss.NewStyle().Bold(true)
	ind := lipgloss.NewStyle().Width(96).MarginLeft(4)
	done := lipgloss.NewStyle().Foreground(lipgloss.Color("#00ff00"))
	dim := lipgloss.NewStyle().Faint(true)
	cell := lipgloss.NewStyle().Width(30).Border(lipgloss.NormalBorder())
	out := make([]string, 0, len(ws))
	for _, w := range ws {
		switch w.Type {
		case "heading":
			out = append(out, head.Render(w.Text))
		case "text":
			out = append(out, text.Render(w.Text))
		case "button":
			out = append(out, btn.Render(w.Text))
		case "row":
			var v string
			json.Unmarshal(w.Value, &v)
			r := lipgloss.PlaceHorizontal(30, lipgloss.Right, v)
			l := lipgloss.PlaceHorizontal(70, lipgloss.Left, bold.MaxWidth(70).Render(w.Title))
			out = append(out, lipgloss.JoinHorizontal(lipgloss.Top, l, r))
		case "card":
			out = append(out, card.Render(bold.Render(w.Title)+"\n"+w.Body))
		case "table":
			cols := make([]string, len(w.Cols))
			for c := range w.Cols {
				cs := []string{bold.Render(w.Cols[c])}
				for _, r := range w.Rows {
					cs = append(cs, r[c])
				}
				cols[c] = cell.Render(lipgloss.JoinVertical(lipgloss.Left, cs...))
			}
			out = append(out, lipgloss.JoinHorizontal(lipgloss.Top, cols...))
		case "progress":
			var v float64
			json.Unmarshal(w.Value, &v)
			n := int(v * 60)
			out = append(out, done.Render(strings.Repeat("━", n))+dim.Render(strings.Repeat("━", 60-n)))
		case "banner":
			out = append(out, ban.Render("Notice: "+w.Text))
		case "accordion":
			if w.Open {
				out = append(out, bold.Render("▾ "+w.Title), ind.Render(w.Body))
			} else {
				out = append(out, bold.Render("▸ "+w.Title))
			}
		case "stepper":
			var b strings.Builder
			for i, s := range w.Steps {
				if i <= w.Current {
					b.WriteString(done.Render("● " + s))
				} else {
					b.WriteString(dim.Render("○ " + s))
				}
				if i < len(w.Steps)-1 {
					b.WriteString(" ── ")
				}
			}
			out = append(out, b.String())
		}
	}
	return lipgloss.JoinVertical(lipgloss.Left, out...)
}
func main() {
	lipgloss.SetColorProfile(termenv.TrueColor)
	b, _ := os.ReadFile(os.Args[1])
	var ws []W
	if err := json.Unmarshal(b, &ws); err != nil {
		panic(err)
	}
	runs, err := strconv.Atoi(os.Args[2])
	if err != nil {
		panic(err)
	}
	best := time.Hour
	var s string
	for i := 0; i < runs; i++ {
		t := time.Now()
		s = render(ws)
		if d := time.Since(t); d < best {
			best = d
		}
	}
	fmt.Println(best.Seconds(), len(s))
}
