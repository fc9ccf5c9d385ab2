import { execFileSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/**
 * Formats modules as the repository does, in one run of biome.
 *
 * @param root - folder of the repository
 */
export function formatModules(
  modules: ReadonlyMap<string, string>,
  root: string,
): Map<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-messages-'))
  try {
    const { formatter, javascript } = JSON.parse(
      readFileSync(join(root, 'biome.json'), 'utf8'),
    )
    writeFileSync(
      join(folder, 'biome.json'),
      JSON.stringify({ formatter, javascript }),
    )
    for (const [path, code] of modules) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), code)
    }
    execFileSync(
      join(root, 'node_modules/.bin/biome'),
      ['format', '--write', '--files-max-size=10000000', '.'],
      { cwd: folder, stdio: 'pipe' },
    )
    return new Map(
      [...modules.keys()].map((path) => [
        path,
        readFileSync(join(folder, path), 'utf8'),
      ]),
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
