import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'

const source = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)
/** WCAG 2.2 AA, and axe's best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * Returns the violations that axe finds, one readable text per rule. The
 * debugger evaluates without regard to the page's CSP.
 *
 * @param include - Selector of what to check. Default the whole page.
 */
export async function findViolations(
  page: Page,
  include = 'html',
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis)))
    await page.evaluate(source)
  const values = [...tags, 'best-practice']
  const results: AxeResults = await page.evaluate(
    `axe.run({ include: [${JSON.stringify([include])}] }, { iframes: false, rules: { 'label-content-name-mismatch': { enabled: true } }, runOnly: { type: 'tag', values: ${JSON.stringify(values)} } })`,
  )
  return results.violations.map(({ help, id, impact, nodes }) => {
    const places = nodes.map(
      ({ failureSummary = '', html }) =>
        `  ${html.slice(0, 200)}\n    ${failureSummary.replaceAll('\n', '\n    ')}`,
    )
    return `${id} (${impact}): ${help}\n${places.join('\n')}`
  })
}
