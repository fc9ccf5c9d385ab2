import { describe, expect, test, vi } from 'vitest'
import { createNames } from '../node/createNames.js'
import { receiverRow } from '../ui/receiverRow.js'
import type { ApprovalView } from '../ui/view.js'
import { addName } from './addName.js'

const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const payment: ApprovalView = {
  action: 'Send',
  amountCost: { decimals: 18, units: 1n },
  raw: '',
  rows: [receiverRow('To', to)],
  warnings: [],
}
const noteOf = (view: ApprovalView) => view.rows[0]?.note

function answer(body: unknown, status = 200) {
  const asked: string[] = []
  const readNames = createNames({
    apiUrl: 'https://api.example.com',
    projectId: 'p',
    async fetch(url) {
      asked.push(String(url))
      return Response.json(body, { status })
    },
  })
  return { asked, readNames }
}
const record = (name: unknown, address: string = to) => ({
  addresses: { 60: { address } },
  name,
})

describe('addName', () => {
  test('default: the name that leads back to the receiver', async () => {
    const { asked, readNames } = answer([record('ada.reown.id')])
    expect(noteOf(await addName(payment, readNames))).toBe('ada.reown.id')
    expect(asked).toEqual([
      `https://api.example.com/v1/profile/reverse/${to}?apiVersion=2&projectId=p`,
    ])
  })

  test('behavior: no name is asked for on Solana', async () => {
    const solana = '2yLxtgRsjD7QvmD7i7PyiKRS3aoZa1JCKjFHhh8LAzeW'
    const { asked, readNames } = answer([record('ada.reown.id', solana)])
    const view = { ...payment, rows: [receiverRow('To', solana)] }
    expect(noteOf(await addName(view, readNames))).toBeUndefined()
    expect(asked).toEqual([])
  })

  test('error: a name of another address, or one that could mislead', async () => {
    for (const one of [
      record('ada.reown.id', '0x0000000000000000000000000000000000000001'),
      record('аda.reown.id'),
      record('ada.reown.id\n'),
      record('Approve this'),
      record(7),
      null,
    ]) {
      const { readNames } = answer([one])
      expect([one, noteOf(await addName(payment, readNames))]).toEqual([
        one,
        undefined,
      ])
    }
  })

  test('behavior: what is no payment has no name, as its owner chose it', async () => {
    const { asked, readNames } = answer([record('ada.reown.id')])
    const { amountCost, ...call } = payment
    expect(await addName(call, readNames)).toBe(call)
    expect(asked).toEqual([])
  })

  test('error: a server that fails or is silent holds no card back', async () => {
    expect(await addName(payment, answer([], 500).readNames)).toBe(payment)
    expect(await addName(payment, answer('no').readNames)).toBe(payment)
    vi.useFakeTimers()
    try {
      const found = addName(payment, () => new Promise(() => {}))
      await vi.advanceTimersByTimeAsync(1_000)
      expect(await found).toBe(payment)
    } finally {
      vi.useRealTimers()
    }
  })
})
