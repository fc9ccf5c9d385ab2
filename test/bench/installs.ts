/**
 * What `npm install` of a kit adds to a plain wagmi app: packages, and bytes on
 * disk. Prints figures and asserts nothing: `npm run bench:installs -- [kit] ...`.
 */
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuild } from '../../scripts/build.js'
import { npmInstall, packInto } from '../../scripts/consumer.js'

/** Privy accepts this viem only. */
const shared = ['@tanstack/react-query@5.108.0', 'viem@2.56.0']
const privy = ['@privy-io/react-auth@3.45.0', '@privy-io/wagmi@4.0.17'] as const
const walletConnect = '@walletconnect/ethereum-provider@2.21.8'

/** Plain wagmi apps, and what is added to each. */
const apps = [
  {
    name: 'wagmi 2.19, React 18',
    packages: [...shared, 'wagmi@2.19.5', 'react@18.3.1', 'react-dom@18.3.1'],
    kits: [
      ['Latchkey', 'latchkey'],
      ['RainbowKit', '@rainbow-me/rainbowkit@2.2.11'],
      ['ConnectKit', 'connectkit@1.9.2'],
      ['Privy', ...privy],
    ],
  },
  {
    name: 'wagmi 3.7, React 19',
    packages: [...shared, 'wagmi@3.7.7', 'react@19.3.1', 'react-dom@19.3.1'],
    kits: [
      ['Latchkey', 'latchkey'],
      ['Latchkey, WalletConnect', 'latchkey', walletConnect],
      ['Privy', ...privy],
    ],
  },
] as const

const wanted = process.argv.slice(2)
const folder = mkdtempSync(join(tmpdir(), 'latchkey-bench-installs-'))
const rows: string[] = []
try {
  const tarball = process.env.LATCHKEY_TARBALL ?? (await pack())
  for (const [index, { kits: all, name, packages }] of apps.entries()) {
    const kits = all.filter(
      ([kit]) => wanted.length === 0 || wanted.includes(kit),
    )
    if (kits.length === 0) continue
    const before = await install(`app-${index}`, packages)
    rows.push(`| ${name} | none | ${before.packages} | ${toMb(before.bytes)} |`)
    for (const [at, [kit, ...added]] of kits.entries()) {
      const files = added.map((one) =>
        one === 'latchkey' ? `file:${tarball}` : one,
      )
      const after = await install(`kit-${index}-${at}`, files, before.app)
      rows.push(
        `| | ${kit} | +${after.packages - before.packages} | +${toMb(after.bytes - before.bytes)} |`,
      )
    }
  }
  const date = new Date().toISOString().slice(0, 10)
  process.stdout.write(
    `\nMeasured on ${date} with Node ${process.versions.node}.\n\n| App | Kit | Packages | MB on disk |\n| --- | --- | ---: | ---: |\n${rows.join('\n')}\n`,
  )
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function pack() {
  await ensureBuild()
  return join(folder, await packInto(folder))
}

/** With `from`, into the app of that folder, as its lockfile has it. */
async function install(
  name: string,
  packages: readonly string[],
  from?: string,
) {
  const app = join(folder, name)
  mkdirSync(app)
  const manifest = { name: 'app', private: true }
  if (!from) writeFileSync(join(app, 'package.json'), JSON.stringify(manifest))
  else
    for (const file of ['package.json', 'package-lock.json'])
      cpSync(join(from, file), join(app, file))
  await npmInstall(app, packages)
  const lock = JSON.parse(readFileSync(join(app, 'package-lock.json'), 'utf8'))
  const bytes = countBytes(join(app, 'node_modules'))
  // Without the app itself, and what another platform would install.
  const installed = Object.entries<{ optional?: boolean }>(lock.packages)
  return {
    app,
    bytes,
    packages: installed.filter(([path, one]) => path && !one.optional).length,
  }
}

function countBytes(folder: string) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { name, parentPath }) => {
      return sum + statSync(join(parentPath, name)).size
    }, 0)
}

function toMb(bytes: number) {
  return (bytes / 1_000_000).toFixed(1)
}
