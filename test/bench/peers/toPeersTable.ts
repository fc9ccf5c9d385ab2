import type { Round } from './measurePeer.js'

const MIB = 1024 * 1024
const KIB = 1024

type Figures = { name: string; rounds: readonly Measured[] }

/** A round, with the gzipped bytes of its scripts. */
export type Measured = Round & {
  bytesAtClick: number
  bytesIdle: number
  bytesOnLoad: number
}

type Row = {
  name: string
  read: (round: Measured) => number | undefined
  digits?: number
  /** Times have a p95; what is the same in each round has not. */
  isTime?: boolean
  /** Printed in place of 0. */
  zero?: string
}

const rows: readonly Row[] = [
  time('navigation to button', 'loaded'),
  time('click to wallets', 'open'),
  time('the same, CPU 4x slower', 'openSlow'),
  time('the same, as soon as it is there', 'impatientOpen'),
  time('the same, second time', 'secondOpen'),
  time('the same, dashboard after 400 ms', 'lateOpen'),
  time('the same, dashboard silent', 'silentOpen'),
  time('the same, dashboard blocked', 'blockedOpen'),
  time('the same, dashboard 503', 'failedOpen'),
  time('wallet to address', 'addressOpen'),
  time('the same, CPU 4x slower', 'addressSlow'),
  time('click to next frame (INP)', 'delay'),
  time('the same, CPU 4x slower', 'delaySlow'),
  count('React commits to open', 'commitsToOpen'),
  count('React commits to connected', 'commitsToConnect'),
  { name: 'scripts on load', read: (round) => round.scriptsOnLoad.length },
  { name: 'scripts in idle time', read: (round) => round.scriptsIdle.length },
  {
    name: 'scripts at the click',
    read: (round) => round.scriptsAtClick.length,
  },
  count('scripts from the wallet to the address', 'scriptsToAddress'),
  kib('JS on load', 'bytesOnLoad'),
  kib('JS in idle time', 'bytesIdle'),
  kib('JS at the click', 'bytesAtClick'),
  count('foreign requests on load', 'foreign'),
  { ...time('longest task on load', 'taskOnLoad'), zero: '<50' },
  { ...time('longest task at the click', 'taskAtClick'), zero: '<50' },
  {
    name: 'heap with modal open, MiB',
    read: (round) => round.heap / MIB,
    digits: 1,
  },
]

type Numbers = {
  [key in keyof Measured as Measured[key] extends number | undefined
    ? key
    : never]: number
}

function time(name: string, key: keyof Numbers): Row {
  return { digits: 1, isTime: true, name: `${name}, ms`, read: (r) => r[key] }
}

function count(name: string, key: keyof Numbers): Row {
  return { name, read: (round) => round[key] }
}

function kib(name: string, key: keyof Numbers): Row {
  const read = (round: Measured) => (round[key] ?? 0) / KIB
  return { digits: 1, name: `${name}, KiB gzip`, read }
}

/** A line per figure, a column per page: median, p95 of times, and the ratio. */
export function toPeersTable(pages: readonly Figures[]) {
  const [base] = pages
  const width = 24
  const head = pages.map(({ name }) => name.padStart(width)).join('')
  const lines = rows.map((row) => {
    const first = base ? toMedian(row, base.rounds) : 0
    const cells = pages.map(({ rounds }) => toCell(row, rounds, first))
    return (
      row.name.padEnd(42) + cells.map((cell) => cell.padStart(width)).join('')
    )
  })
  return [`${''.padEnd(42)}${head}`, ...lines].join('\n')
}

function toCell(row: Row, rounds: readonly Measured[], first: number) {
  if (rounds.every((round) => row.read(round) === undefined)) return '-'
  const median = toMedian(row, rounds)
  const text = (value: number) =>
    value === 0 && row.zero ? row.zero : value.toFixed(row.digits ?? 0)
  const p95 = row.isTime ? ` / ${text(toQuantile(row, rounds, 0.95))}` : ''
  const ratio = first && median ? `${(median / first).toFixed(2)}x` : '-'
  return `${text(median)}${p95} ${ratio.padStart(7)}`
}

const toMedian = (row: Row, rounds: readonly Measured[]) =>
  toQuantile(row, rounds, 0.5)

function toQuantile(row: Row, rounds: readonly Measured[], share: number) {
  const values = rounds
    .map((round) => row.read(round) ?? 0)
    .sort((a, b) => a - b)
  return (
    values[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0
  )
}
