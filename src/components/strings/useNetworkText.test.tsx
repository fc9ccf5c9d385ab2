import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createModalApp } from '../../../test/setup/components/createModalApp.js'
import { UNKNOWN_NETWORK_LABEL } from '../../core/constants/labels.js'
import { ConnectButton } from '../buttons/ConnectButton.js'
import { Language } from '../buttons/Language.js'
import { useNetworkText } from './useNetworkText.js'

afterEach(cleanup)

const names = [UNKNOWN_NETWORK_LABEL, 'Base', `\u202e${'M'.repeat(100)}`]

function Names() {
  return names.map(useNetworkText()).map((name) => <p key={name}>{name}</p>)
}

function renderNames(page: React.ReactNode) {
  const { wrapper } = createModalApp()
  render(
    <>
      {page}
      <ConnectButton />
      <Names />
    </>,
    { wrapper },
  )
  return () => screen.getAllByText(/./, { selector: 'p' })
}

test('default: returns the configured name, sanitized', () => {
  const read = renderNames(null)
  expect(read().map(({ textContent }) => textContent)).toEqual([
    'Unknown Network',
    'Base',
    `${'M'.repeat(63)}…`,
  ])
})

test('behavior: translates the label of an unknown network', async () => {
  const read = renderNames(<Language locale="de" />)
  await screen.findByText('Unbekanntes Netzwerk', undefined, { timeout: 9_000 })
  expect(read()[1]?.textContent).toBe('Base')
})
