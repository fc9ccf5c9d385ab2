import { spawn } from 'node:child_process'
import { endGroup } from './endGroup.js'
import { getFreePort } from './getFreePort.js'
import { openInspector } from './openInspector.js'
import { pressKey } from './pressKey.js'
import type { Display } from './startDisplay.js'
import { toEnv } from './toEnv.js'
import { until } from './until.js'

export type Browser = Awaited<ReturnType<typeof startBrowser>>

/**
 * Starts a browser without WebDriver, whose browser would keep no data: it is
 * read through its inspector, and used by keyboard.
 */
export async function startBrowser(parameters: {
  display: Display
  path: string
  profile: string
  url: string
}) {
  const { display, path, profile, url } = parameters
  const port = await getFreePort()
  const child = spawn(path, ['--enable-developer-extras=true', url], {
    detached: true,
    env: {
      ...process.env,
      ...toEnv({ display, profile }),
      WEBKIT_INSPECTOR_HTTP_SERVER: `127.0.0.1:${port}`,
    },
    stdio: 'ignore',
  })
  const { evaluate, wait } = openInspector({ port })

  const press = (key: 'Enter' | 'Tab') =>
    pressKey({ display: display.name, key })

  /** Focuses what the selector finds in the page or frame, once it exists. */
  const focus = (address: string, selector: string) =>
    until(async () => {
      const state = await evaluate(
        address,
        (selector) => {
          const element = document.querySelector<HTMLElement>(selector)
          if (!element?.checkVisibility() || element.matches(':disabled'))
            return 'away'
          element.focus()
          const isFocused = element === document.activeElement
          return isFocused && document.hasFocus() ? 'focused' : 'refused'
        },
        selector,
      )
      // A cross-site frame may take focus only once a user has used it.
      if (state === 'refused') await press('Tab')
      return state === 'focused'
    }, `${selector} of ${address}`)

  return {
    evaluate,
    wait,
    /** Presses a button by keyboard, as a user does. */
    async press(address: string, selector: string) {
      await focus(address, selector)
      await press('Enter')
    },
    /** Fills a field and submits its form. */
    async submit(address: string, selector: string, text: string) {
      await focus(address, selector)
      await wait(
        address,
        (text) => {
          document.execCommand('selectAll')
          return document.execCommand('insertText', false, text)
        },
        text,
      )
      await press('Enter')
    },
    quit: () => endGroup(child),
  }
}
