import { expect, test, vi } from 'vitest'
import { inEnglish } from '../language/createLanguage.js'
import { createExportCard } from './createExportCard.js'
import type { ExportChannel } from './openChannel.js'

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

test('default: the code, then the accounts, in the one landmark of the page', async () => {
  const asked: object[] = []
  const channel: ExportChannel = {
    async ask(ask) {
      asked.push(ask)
      if ('code' in ask && ask.code !== '123456') throw { code: 'INVALID_CODE' }
      return { email: 'ann@example.org' } as never
    },
  }
  const card = createExportCard({
    accounts: [{ address, kind: 'evm' }],
    ...{ channel, language: inEnglish },
  })
  document.body.innerHTML = '<main></main>'
  document.querySelector('main')?.replaceChildren(card)
  expect(document.querySelectorAll('main, [role="main"]')).toHaveLength(1)
  const find = <element extends HTMLElement>(name: string) =>
    document.querySelector<element>(`[data-testid="${name}"]`)

  find('export-send')?.click()
  await vi.waitFor(() => expect(find('export-code')).not.toBeNull())
  expect(card.textContent).toContain('ann@example.org')
  async function prove(code: string) {
    const input = find<HTMLInputElement>('export-code')
    if (input) input.value = code
    find('export-continue')?.click()
  }
  await prove('000000')
  await vi.waitFor(() =>
    expect(find('export-hint')?.textContent).toBe("That code isn't right."),
  )
  expect(find('hold-evm')).toBeNull()
  await prove(' 123456 ')
  await vi.waitFor(() => expect(find('hold-evm')).not.toBeNull())
  expect(asked).toEqual([
    { type: 'send' },
    { code: '000000', type: 'prove' },
    { code: '123456', type: 'prove' },
  ])
  document.body.replaceChildren()
})
