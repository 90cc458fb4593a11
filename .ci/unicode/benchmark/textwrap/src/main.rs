//! Prints how fast `textwrap` wraps texts at 80, as rows of name and MB/s. Usage: NAME TEXT...
//!
//! The line is cut into paragraphs of 1,000 bytes or so: its default algorithm takes time that
//! grows with the square of a paragraph, and would lose by far more on one long line.

use std::time::Instant;
use textwrap::{Options, WordSeparator, WrapAlgorithm};

fn speed(text: &str, options: &Options) -> u64 {
    let mut best = f64::MAX;
    for _ in 0..5 {
        let start = Instant::now();
        assert!(!textwrap::wrap(text, options).is_empty());
        best = best.min(start.elapsed().as_secs_f64());
    }
    (text.len() as f64 / best / 1e6) as u64
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let first_fit = Options::new(80).wrap_algorithm(WrapAlgorithm::FirstFit);
    for pair in arguments.chunks(2) {
        let paragraph = pair[1].repeat(1000 / pair[1].len() + 1);
        let text = vec![paragraph; 1000].join("\n");
        println!("default {} {}", pair[0], speed(&text, &Options::new(80)));
        println!("first-fit {} {}", pair[0], speed(&text, &first_fit));
        let spaces = first_fit.clone().word_separator(WordSeparator::AsciiSpace);
        println!("first-fit-at-spaces {} {}", pair[0], speed(&text, &spaces));
    }
}
