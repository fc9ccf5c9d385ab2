import { start } from '../../scripts/process.js'
import type { Webkit } from '../../scripts/webkit.js'

/** Large enough for a page and a window beside it. */
const SIZE = '1600x1100x24'

export type Display = {
  /** The name that programs use, such as `:7`. */
  name: string
  stop(): Promise<void>
}

/** The line with the number of the display. */
const number = /^(\d+)\n/m

/** Starts a virtual screen with a window manager. */
export async function startDisplay(programs: Webkit): Promise<Display> {
  const screen = await start(
    programs.screen,
    // It picks a free number, and prints it.
    ['-displayfd', '1', '-screen', '0', SIZE, '-nolisten', 'tcp', '-noreset'],
    // Warnings about numbers in use come before the number.
    { ready: number },
  )
  const name = `:${number.exec(screen.output())?.[1]}`
  const manager = await start(
    programs.manager,
    ['--sm-disable', '--startup', 'echo ready'],
    { env: { DISPLAY: name }, ready: /ready/ },
  )
  return {
    name,
    async stop() {
      await manager.stop()
      await screen.stop()
    },
  }
}
