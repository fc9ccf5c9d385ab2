import type { BrowserContext } from '@playwright/test'

export type Violation = {
  /** The page or frame it happened in. */
  page: string
  directive: string
  blocked: string
  source: string
}

const mark = 'policy violation '

/**
 * Collects what every page of a context, and every frame in it, does against
 * its Content Security Policy. To be called before the pages are opened.
 */
export async function watchViolations(
  context: BrowserContext,
  violations: Violation[],
): Promise<void> {
  context.on('console', (message) => {
    const text = message.text()
    if (message.type() === 'debug' && text.startsWith(mark))
      violations.push(JSON.parse(text.slice(mark.length)))
  })
  // By the console, because a binding would be one more global of the page.
  await context.addInitScript((mark) => {
    const { debug } = console
    document.addEventListener('securitypolicyviolation', (event) => {
      const violation = {
        page: event.documentURI,
        directive: event.effectiveDirective,
        blocked: event.blockedURI,
        source: `${event.sourceFile}:${event.lineNumber} ${event.sample}`,
      }
      debug(mark + JSON.stringify(violation))
    })
  }, mark)
}
