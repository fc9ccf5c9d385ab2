import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * Returns the path of a program: that of the environment variable, else the
 * first of the names that is on the PATH.
 *
 * @param {{ names: readonly string[], variable?: string }} parameters
 * @throws Error if the variable is set to a path that cannot be run.
 * @returns {string | undefined} `undefined` if there is none.
 */
export function findProgram({ names, variable }) {
  const given = variable && process.env[variable]
  if (given) {
    if (isExecutable(given)) return given
    throw new Error(`${variable} is set to ${given}, which cannot be run.`)
  }
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find(isExecutable)
}

/** @param {string} path */
export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
