const MAX_REM = 2.5
const MIN_REM = 1.125
const STEP_REM = 0.125

/**
 * Keeps the figure on one line by making it smaller; at the smallest size it
 * wraps, and is never cut. It is fitted when the frame gets its size, too.
 *
 * @returns a function that ends the fitting
 */
export function fitAmount(content: HTMLElement): () => void {
  const amount = content.querySelector<HTMLElement>('.amount')
  if (!amount) return () => {}
  const observer = new ResizeObserver(() => shrink(amount))
  observer.observe(content)
  return () => observer.disconnect()
}

function shrink(amount: HTMLElement) {
  amount.classList.remove('wraps')
  for (let rem = MAX_REM; rem >= MIN_REM; rem -= STEP_REM) {
    amount.style.fontSize = `${rem}rem`
    if (amount.scrollWidth <= amount.clientWidth) return
  }
  amount.classList.add('wraps')
}
