//! Wraps a file at 80 columns with textwrap's faster algorithm. Usage: textwrap-peer FILE [RUNS]; prints `SECONDS LINES`.
use std::time::Instant;

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let text = std::fs::read_to_string(&arguments[1]).expect("the file is readable UTF-8");
    let runs = arguments.get(2).and_then(|runs| runs.parse().ok()).unwrap_or(5);
    let options = textwrap::Options::new(80).wrap_algorithm(textwrap::WrapAlgorithm::FirstFit);
    let mut best = f64::INFINITY;
    let mut lines = 0;
    for _ in 0..runs {
        let start = Instant::now();
        lines = textwrap::wrap(&text, &options).len();
        best = best.min(start.elapsed().as_secs_f64());
    }
    println!("{best} {lines}");
}
