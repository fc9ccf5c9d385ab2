import { expect, test } from 'vitest'
import { english } from '../../ui/language/translations/english.js'
import { withExpected } from './withExpected.js'

const prepare = (needsWindow: boolean | undefined) =>
  withExpected(
    {
      needsWindow,
      run: async () => undefined,
      view: { action: 'Send', rows: [], warnings: [] } as never,
    },
    {
      read: async () => ({
        ...{ isDifferent: false, outcome: { status: 'done' }, rows: [] },
      }),
      isNoWorse: () => true,
      strings: english,
      toSpend: () => [],
    },
  )

test('behavior: a simulation never keeps in the card what has to leave it', async () => {
  expect((await prepare(true)).needsWindow).toBe(true)
  expect((await prepare(undefined)).needsWindow).toBe(false)
})
