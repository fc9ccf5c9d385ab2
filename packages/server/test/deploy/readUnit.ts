import { readFileSync } from 'node:fs'

const deploy = new URL('../../deploy/', import.meta.url)

/** A file of `deploy`, as text. */
export const readDeployed = (name: string): string =>
  readFileSync(new URL(name, deploy), 'utf8')

/**
 * What systemd would run for an instance of `latchkey-server@.service`.
 *
 * @param parameters.folder - in place of `/opt/latchkey`
 */
export function readUnit(parameters: { folder: string; port: number }): {
  environment: Record<string, string>
  words: readonly string[]
  workingDirectory: string
} {
  const { folder, port } = parameters
  const unit = readDeployed('latchkey-server@.service')
    .replaceAll('%i', String(port))
    .replaceAll('/opt/latchkey', folder)
  const find = (name: string) => {
    const [, value] = new RegExp(`^${name}=(.+)$`, 'm').exec(unit) ?? []
    if (value === undefined) throw new Error(`The unit has no ${name}`)
    return value
  }
  return {
    environment: readEnvironment(find('Environment').replaceAll(' ', '\n')),
    // This Node, wherever it is.
    words: find('ExecStart').split(' ').slice(1),
    workingDirectory: find('WorkingDirectory'),
  }
}

/** Variables of an environment file, as systemd and Docker read it. */
export function readEnvironment(text: string): Record<string, string> {
  const lines = text.matchAll(/^([A-Z_]+)=(.*)$/gm)
  return Object.fromEntries(
    [...lines].map(([, name = '', value = '']) => [
      name,
      value.replace(/^"(.*)"$/, '$1'),
    ]),
  )
}
