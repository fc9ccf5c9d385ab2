/**
 * The browser tests in two parts that run side by side, about as long as each
 * other. Patterns of paths, as Playwright takes them.
 *
 * @type {readonly [string, string][]} name and pattern
 */
export const halves = [
  ['1', 'test/browser/'],
  ['2', 'test/e2e/'],
]
