import { createRequire } from 'node:module'

const names: Record<string, Record<string, string>> = {
  darwin: { x64: 'darwin-amd64', arm64: 'darwin-arm64' },
  linux: { x64: 'linux-amd64', arm64: 'linux-arm64' },
  win32: { x64: 'win32-amd64' },
}

/**
 * Path of the binary in anvil's optional package for this platform, found
 * directly so that the package's install script need not have run.
 */
export function findAnvil(): string {
  const { arch, platform } = process
  const name = names[platform]?.[arch]
  if (!name) throw new Error(`There is no anvil for ${platform} ${arch}`)
  const file = platform === 'win32' ? 'anvil.exe' : 'anvil'
  try {
    return createRequire(import.meta.url).resolve(
      `@foundry-rs/anvil-${name}/bin/${file}`,
    )
  } catch (cause) {
    throw new Error(
      `@foundry-rs/anvil-${name} is missing: run npm ci with optional packages`,
      { cause },
    )
  }
}
