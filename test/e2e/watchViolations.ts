import type { BrowserContext } from '@playwright/test'

export type Violation = {
  /** The page or frame in which it happened. */
  page: string
  directive: string
  blocked: string
  source: string
}

const mark = 'policy violation '

/**
 * Collects the Content Security Policy violations of every page of a context,
 * and of every frame in it. Call it before the pages are opened.
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
  // Through the console, because a binding would add a global to the page.
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
