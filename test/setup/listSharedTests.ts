import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Tests that cannot share a process: they replace modules, start their own
 * nodes, count timers, which may be another test's, or say so in a comment.
 */
const needsOwnProcess =
  /vi\.(?:mock|doMock|resetModules|hoisted|getTimerCount)\(|start(?:Anvil|Services|Relay)\(|create(?:Evm|Swap)Kit\(|^\/\/ A process of its own:/m
/** Wallets stay registered for the life of a page. */
const needsOwnPage = /solana|announce|eip6963/i
const isPage = /@vitest-environment happy-dom/

/**
 * Returns the unit tests that can run one after another in one process.
 * Starting a process and importing everything again costs more than most of
 * them.
 *
 * @param root - Absolute path of the repository.
 * @returns Relative paths, of tests without and with a page.
 */
export function listSharedTests(root: string) {
  const shared = ['src', 'test', 'scripts', 'playground']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true }).map(
        (path) => `${folder}/${path}`,
      ),
    )
    .filter((path) => /\.test\.tsx?$/.test(path))
    .filter((path) => !/(?:^|\/)(?:node_modules|dist)\//.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
    .filter(({ text }) => !needsOwnProcess.test(text))
  const list = (isIncluded: (text: string) => boolean) =>
    shared.filter(({ text }) => isIncluded(text)).map(({ path }) => path)
  return {
    plain: list((text) => !isPage.test(text)),
    pages: list((text) => isPage.test(text) && !needsOwnPage.test(text)),
  }
}
