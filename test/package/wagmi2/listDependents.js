import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

const specifiers = /(?:\bfrom|\bimport|\bimport\()\s*'([^']+)'/g
const ownPackage = /^latchkey(?:-(?<folder>\w+))?(?:\/(?<entry>.+))?$/

/**
 * Lists the files whose imports lead to one of the packages. Type imports
 * count, too.
 *
 * @param {string} root
 * @param {readonly string[]} files Paths within it.
 * @param {readonly string[]} packages
 */
export function listDependents(root, files, packages) {
  /** @type {Map<string, readonly string[]>} */
  const known = new Map()

  const read = (/** @type {string} */ file) => {
    const found = known.get(file) ?? readImports(join(root, file))
    known.set(file, found)
    return found
  }

  return files.filter((file) => {
    const reached = new Set([file])
    // A set also visits what is added meanwhile.
    for (const one of reached)
      for (const specifier of read(one)) {
        if (packages.includes(toPackage(specifier))) return true
        const path = findFile(root, toPath(one, specifier))
        if (path) reached.add(path)
      }
    return false
  })
}

/** @param {string} path */
function readImports(path) {
  const found = [...readFileSync(path, 'utf8').matchAll(specifiers)]
  const imports = found.map(([, specifier = '']) => specifier)
  // Elements import React by themselves.
  return path.endsWith('x') ? [...imports, 'react'] : imports
}

/** @param {string} specifier */
function toPackage(specifier) {
  const length = specifier.startsWith('@') ? 2 : 1
  return specifier.split('/').slice(0, length).join('/')
}

/**
 * @param {string} importer
 * @param {string} specifier
 */
function toPath(importer, specifier) {
  if (specifier.startsWith('.')) return join(dirname(importer), specifier)
  const own = ownPackage.exec(specifier)?.groups
  if (!own) return undefined
  const { entry = 'index', folder } = own
  const name = entry.replace(/\/\w/g, ([, letter = '']) => letter.toUpperCase())
  return join(folder ? `packages/${folder}` : '', `src/exports/${name}.js`)
}

/**
 * @param {string} root
 * @param {string | undefined} path
 */
function findFile(root, path) {
  if (path === undefined) return undefined
  const stem = normalize(path).replace(/\.js$/, '')
  return ['.ts', '.tsx', '.js']
    .map((ending) => `${stem}${ending}`)
    .find((file) => existsSync(join(root, file)))
}
