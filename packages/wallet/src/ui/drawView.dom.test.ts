import { expect, test } from 'vitest'
import { drawView } from './drawView.js'
import { english } from './language/translations/english.js'
import type { ApprovalView } from './view.js'

function draw(expected: ApprovalView['expected']) {
  const root = document.createElement('div')
  root.append(
    ...drawView(
      {
        ...{ action: 'Send', amount: '5 USDC', expected, raw: '0x' },
        rows: [{ label: 'To', value: 'Bob', kind: 'text' }],
        warnings: ['Careful.'],
      },
      english,
    ),
  )
  const text = (testId: string) =>
    root.querySelector(`[data-testid=${testId}]`)?.textContent
  return { root, text }
}

const row = { label: 'You pay', value: '5 <b>USDC</b>', kind: 'text' } as const

test('default: what is expected follows the facts, under its heading', () => {
  const { root, text } = draw({ rows: [row] })
  const lists = [...root.querySelectorAll('.rows')]
  expect(lists.map(({ textContent }) => textContent)).toEqual([
    'ToBob',
    'You pay5 <b>USDC</b>',
  ])
  expect(root.querySelector('h2')?.textContent).toBe('Expected')
  expect(text('expected-alert')).toBeUndefined()
  expect(text('expected-note')).toBeUndefined()
})

test('behavior: an alert stands before all warnings', () => {
  const { root } = draw({ alert: 'It fails.', rows: [] })
  const warnings = [...root.querySelectorAll('.warning')]
  expect(warnings.map(({ textContent }) => textContent)).toEqual([
    'It fails.',
    'Careful.',
  ])
})

test('behavior: an alert alone leaves no heading without a list', () => {
  const { root, text } = draw({ alert: 'It fails.', rows: [] })
  expect(text('expected-alert')).toBe('It fails.')
  expect(root.querySelector('h2')).toBeNull()
  expect(root.querySelectorAll('.rows')).toHaveLength(1)
})

test('behavior: a note has a list to be read to, though it is empty', () => {
  const { root, text } = draw({ note: 'Not tested.', rows: [] })
  expect(text('expected-note')).toBe('Not tested.')
  expect(root.querySelectorAll('.rows')).toHaveLength(2)
})

test('behavior: without a simulation there is no heading', () => {
  const { root } = draw(undefined)
  expect(root.querySelector('h2')).toBeNull()
  expect(root.querySelectorAll('.rows')).toHaveLength(1)
})

test('behavior: words of the operator stand last, below the own reading', () => {
  const root = document.createElement('div')
  root.append(
    ...drawView(
      {
        ...{ action: 'Call a contract', raw: '0x', warnings: ['Careful.'] },
        described: { intent: '“Stake”', rows: [row], title: 'For Vault' },
        expected: { rows: [{ ...row, label: 'You lose' }] },
        rows: [{ label: 'To', value: 'Bob', kind: 'text' }],
      },
      english,
    ),
  )
  const all = root.querySelectorAll('.action, .subtitle, .warning, h2, .rows')
  expect([...all].map(({ textContent }) => textContent)).toEqual([
    'Call a contract',
    '“Stake”',
    'Careful.',
    'ToBob',
    'Expected',
    'You lose5 <b>USDC</b>',
    'For Vault',
    'You pay5 <b>USDC</b>',
  ])
})
