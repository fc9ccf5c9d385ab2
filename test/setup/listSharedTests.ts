import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What cannot be shared: a page, replaced modules, nodes of its own. */
const needsOwnProcess =
  /@vitest-environment|vi\.(?:mock|doMock|resetModules|hoisted)\(|start(?:Anvil|Services|Relay)\(|create(?:Evm|Swap)Kit\(/

/**
 * The unit tests that can run one after the other in one process. To start a
 * process and import everything anew costs more than most of them.
 *
 * @param root - absolute path of the repository
 * @returns paths from there
 */
export function listSharedTests(root: string): string[] {
  return ['src', 'test', 'scripts', 'playground']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true }).map(
        (path) => `${folder}/${path}`,
      ),
    )
    .filter((path) => /\.test\.ts$/.test(path))
    .filter((path) => !/(?:^|\/)(?:node_modules|dist)\//.test(path))
    .filter(
      (path) => !needsOwnProcess.test(readFileSync(join(root, path), 'utf8')),
    )
}
