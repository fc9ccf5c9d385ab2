import { describe, expect, test } from 'vitest'

import { toScores } from './toScores.js'

const files = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, { mutants: [] }]))
const toMutants = (counts: Record<string, number>) =>
  Object.entries(counts).flatMap(([status, count]) =>
    Array.from({ length: count }, () => ({ status })),
  )

describe('toScores', () => {
  test('default: survived and uncovered mutants count as alive', () => {
    const mutants = toMutants({
      Killed: 12,
      Timeout: 4,
      Survived: 3,
      NoCoverage: 1,
      Ignored: 2,
      CompileError: 5,
    })
    expect(
      toScores({ files: { 'src/a.ts': { mutants } } }, { a: ['src/a.ts'] }),
    ).toEqual([
      { name: 'a', score: 80, killed: 12, timedOut: 4, lived: 4, disabled: 2 },
    ])
  })

  test('behavior: a group has the files that match its globs, and no others', () => {
    const one = { mutants: toMutants({ Killed: 1 }) }
    const report = {
      files: {
        'src/host.ts': one,
        'src/host/a.ts': one,
        'src/host/b.ts': one,
        'src/host/deep/c.ts': one,
        'src/hostXts': one,
        'test/src/host.ts': one,
      },
    }
    const groups = {
      dir: ['src/host/*.ts'],
      both: ['src/host*.ts'],
      one: ['src/host.ts'],
    }
    expect(
      toScores(report, groups).map(({ killed, name }) => [name, killed]),
    ).toEqual([
      ['dir', 2],
      ['both', 1],
      ['one', 1],
    ])
  })

  test('behavior: groups that were not run are left out', () => {
    expect(toScores({ files: files('src/a.ts') }, { a: ['src/a.ts'] })).toEqual(
      [],
    )
  })
})
