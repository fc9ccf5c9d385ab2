import {
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureBuild } from '../../../scripts/build.js'
import {
  expectSuccess,
  manifest,
  npmInstall,
  packInto,
} from '../../../scripts/consumer.js'

const root = fileURLToPath(new URL('../../..', import.meta.url))

// Left out: an app without it builds and renders, and reports what is missing.
const {
  '@walletconnect/ethereum-provider': _,
  // Only for `latchkey/solana/kit`, which needs a newer TypeScript.
  '@solana/kit': ____,
  // Only for `latchkey/solana/adapter`.
  '@solana/wallet-adapter-base': __,
  // Only for `latchkey/testing/msw`; the lowest one refuses this TypeScript.
  msw: ___,
  ...peers
} = manifest.peerDependencies

/** The lowest versions that the package's own ranges allow. */
const lowest = {
  ...toLowest(peers),
  ...toLowest(manifest.dependencies),
}

const MAX_TARBALL_BYTES = 1_600_000

/** What only the consumer around the package needs. */
const others = {
  'react-dom': lowest.react,
  typescript: '5.7.3',
  '@types/react': '18.3.0',
  '@types/react-dom': '18.3.0',
}

/** The first wagmi 3, with the newest React, which the lowest query refuses. */
const newest = [
  'wagmi@3.0.0',
  `@tanstack/react-query@${manifest.devDependencies['@tanstack/react-query']}`,
  ...['react', 'react-dom', '@types/react', '@types/react-dom'].map(
    (name) => `${name}@${manifest.devDependencies[name]}`,
  ),
]

/**
 * Packs the package and uses it in a project on the lowest versions, then on
 * wagmi 3 and React 19.
 */
async function smoke() {
  await ensureBuild()
  // Outside the repository, whose node_modules would fill every gap.
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-smoke-'))
  try {
    cpSync(join(root, 'test/package/smoke/consumer'), folder, {
      recursive: true,
    })
    await install(folder)
    assertVersions(folder, lowest)
    await render(folder)
    await compile(folder)
    // The last version of React 18 warns about what 19 has removed.
    await npmInstall(folder, ['react@18.3.1', 'react-dom@18.3.1'])
    await render(folder)
    await npmInstall(folder, newest)
    await render(folder)
    await compile(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @param {string} folder */
async function render(folder) {
  await expectSuccess(folder, process.execPath, ['render.js'])
}

/**
 * Compiles with the strictest options.
 *
 * @param {string} folder
 */
async function compile(folder) {
  const bin = join(folder, 'node_modules/.bin/tsc')
  await expectSuccess(folder, bin, ['-p', '.'])
}

/** @param {string} folder */
async function install(folder) {
  const tarball = await packInto(folder)
  const bytes = statSync(join(folder, tarball)).size
  if (bytes > MAX_TARBALL_BYTES)
    throw new Error(`The tarball has ${bytes} bytes.`)
  write(folder, 'package.json', {
    private: true,
    type: 'module',
    dependencies: {
      [manifest.name]: `file:./${tarball}`,
      ...lowest,
      ...others,
    },
  })
  write(folder, 'tsconfig.json', {
    compilerOptions: {
      target: 'es2022',
      module: 'esnext',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      skipLibCheck: true,
      noEmit: true,
      types: [],
    },
    files: ['types.tsx'],
  })
  await npmInstall(folder)
}

/**
 * @param {string} folder
 * @param {Record<string, string>} versions
 */
function assertVersions(folder, versions) {
  for (const [name, version] of Object.entries(versions)) {
    const path = join(folder, 'node_modules', name, 'package.json')
    const found = JSON.parse(readFileSync(path, 'utf8')).version
    if (found !== version)
      throw new Error(`${name} ${found} was installed instead of ${version}`)
  }
}

/**
 * @param {Record<string, string>} ranges
 * @returns {Record<string, string>}
 */
function toLowest(ranges) {
  return Object.fromEntries(
    Object.entries(ranges).map(([name, range]) => {
      const version = /\d+\.\d+\.\d+/.exec(range)?.[0]
      if (!version) throw new Error(`${name}: no full version in '${range}'`)
      return [name, version]
    }),
  )
}

/**
 * @param {string} folder
 * @param {string} file
 * @param {unknown} value
 */
function write(folder, file, value) {
  writeFileSync(join(folder, file), JSON.stringify(value, null, 2))
}

try {
  await smoke()
  process.stdout.write(
    `ok on ${Object.entries(lowest)
      .map((entry) => entry.join(' '))
      .join(', ')}\n`,
  )
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}
