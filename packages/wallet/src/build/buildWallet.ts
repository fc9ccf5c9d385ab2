import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * Builds the static pages of the secure frame into `distDir`. The published
 * package brings its pages built, and no sources to build them from: there it
 * does nothing.
 */
export async function buildWallet(): Promise<void> {
  const file = fileURLToPath(new URL('../../vite.config.ts', import.meta.url))
  if (!existsSync(file)) return
  const { build } = await import('vite')
  await build({ configFile: file, logLevel: 'warn' })
}
