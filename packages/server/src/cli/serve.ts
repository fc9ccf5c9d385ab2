import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { distDir } from 'latchkey-wallet'
import { readConfig } from '../config/readConfig.js'
import { startServer } from '../server/startServer.js'
import { stopOnSignal } from '../server/stopOnSignal.js'
import { renderStart } from './renderStart.js'

/** For what is left to stop once open requests have ended. */
const MARGIN_MS = 10_000

/** Runs the server until a signal stops it. */
export async function serve(parameters: serve.Parameters): Promise<void> {
  const { build, environment, skipBuild } = parameters
  const config = readConfig(environment)
  const isBuilt = skipBuild || existsSync(join(distDir, 'index.html'))
  if (build || !isBuilt) {
    const { buildWallet } = await import('latchkey-wallet/build')
    await buildWallet()
  }
  process.stdout.write('\n  Starting; the first start takes some seconds...\n')
  const server = await startServer({ config, isOwnProcess: true })
  stopOnSignal(server.stop, {
    limitMs: config.drainMs + MARGIN_MS,
    name: 'latchkey-server',
  })
  const projects = await server.store.projects.find()
  const [[projectId] = []] = projects
  process.stdout.write(renderStart({ ...server, config, projectId }))
}

export declare namespace serve {
  type Parameters = {
    /** Builds the frame page, also when there is one. */
    build: boolean
    environment: Record<string, string | undefined>
    /** Starts without a frame page too. */
    skipBuild: boolean
  }
}
