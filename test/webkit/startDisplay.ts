import { start } from '../../scripts/process.js'
import type { Webkit } from '../../scripts/webkit.js'

/** As large as it takes for a page and a window beside it. */
const SIZE = '1600x1100x24'

export type Display = {
  /** `:7`, what programs call it by. */
  name: string
  stop(): Promise<void>
}

/** A screen that nobody sees, with a window manager. */
export async function startDisplay(programs: Webkit): Promise<Display> {
  const screen = await start(
    programs.screen,
    // It takes a number that is free, and says which.
    ['-displayfd', '1', '-screen', '0', SIZE, '-nolisten', 'tcp', '-noreset'],
    { ready: /^\d+\n/ },
  )
  const name = `:${screen.output().trim()}`
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
