import { readFileSync } from 'node:fs'

/** @param {string} name - Path from the root of the repository. */
const readText = (name) =>
  readFileSync(new URL(`../../../${name}`, import.meta.url), 'utf8')

/** Returns the lines of the 'Install' section, as users copy them. */
export function readInstallLines() {
  const section =
    readText('README.md').split('\n## Install\n')[1]?.split('\n## ')[0] ?? ''
  const block = /```sh\n([\s\S]*?)```/.exec(section)?.[1] ?? ''
  return block.trim().split('\n')
}

/**
 * Returns the complete files of a document, by path. If two have the same
 * path, the first one counts: the second is an alternative.
 *
 * @param {string} name - Path from the root of the repository.
 * @param {'before'} [mark] - Returns the files that the document replaces,
 *   which are marked as `tsx before`.
 * @returns {Map<string, string>}
 */
export function readFiles(name, mark) {
  const files = new Map()
  const fence = mark ? `tsx? ${mark}` : 'tsx?'
  for (const [, code = ''] of readText(name).matchAll(
    new RegExp(`\`\`\`${fence}\\n([\\s\\S]*?)\`\`\``, 'g'),
  )) {
    const path = /^\/\/ ([\w/]+\.tsx?)\n/.exec(code)?.[1]
    if (path && !files.has(path)) files.set(path, code)
  }
  return files
}
