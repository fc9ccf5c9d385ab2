import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * What cannot be shared: replaced modules, nodes of its own, timers that are
 * counted, which may be another's, or by its word.
 */
const needsOwnProcess =
  /vi\.(?:mock|doMock|resetModules|hoisted|getTimerCount)\(|start(?:Anvil|Services|Relay)\(|create(?:Evm|Swap)Kit\(|^\/\/ A process of its own:/m
/** Wallets register for the life of a page. */
const needsOwnPage = /solana|announce|eip6963/i
const isPage = /@vitest-environment happy-dom/

/**
 * The unit tests that can run one after the other in one process. To start a
 * process and import everything anew costs more than most of them.
 *
 * @param root - absolute path of the repository
 * @returns paths from there, of tests without and with a page
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
