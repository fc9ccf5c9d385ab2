import { useQuery, useQueryClient } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { setupLogin } from '../../../test/setup/components/setupLogin.js'
import { walletHintsQueryKey } from '../../query/wallet/walletHints.js'
import { useKit } from '../useKit.js'
import { useWalletHints } from './useWalletHints.js'

afterEach(cleanup)

const hints = (recentId: string) => ({
  absentIds: [],
  presentIds: [],
  recent: [],
  recentId,
})

/** As the social logins below the wallets do. */
function Later() {
  useQuery({ enabled: false, queryFn: () => 1, queryKey: ['later'] })
  return <p>later</p>
}

function List() {
  return <p>{useWalletHints(useKit())?.recentId ?? 'none'}</p>
}

function Page({
  onReady,
}: {
  onReady: (change: (id: string) => void) => void
}) {
  const kit = useKit()
  const client = useQueryClient()
  const [isLater, setIsLater] = useState(false)
  onReady((id) => {
    client.setQueryData(walletHintsQueryKey(kit), hints(id))
    setIsLater(true)
  })
  return (
    <>
      <List />
      {isLater && <Later />}
    </>
  )
}

test('behavior: queries of other components do not re-render it', async () => {
  const complain = vi.spyOn(console, 'error')
  const { wrapper } = setupLogin()
  let change: (id: string) => void = () => {}
  render(
    <Page
      onReady={(next) => {
        change = next
      }}
    />,
    { wrapper },
  )
  await act(async () => {})
  screen.getByText('none')
  await act(async () => change('io.fox'))
  screen.getByText('io.fox')
  screen.getByText('later')
  expect(complain).not.toHaveBeenCalled()
})

test('behavior: an answer without a hint renders nothing again', async () => {
  const { wrapper } = setupLogin()
  const seen: unknown[] = []
  let change = (_data?: object) => {}
  let read = (): unknown => undefined
  function Watched() {
    const kit = useKit()
    const client = useQueryClient()
    const queryKey = walletHintsQueryKey(kit)
    read = () => client.getQueryData(queryKey)
    change = (data) =>
      data
        ? client.setQueryData(queryKey, data)
        : client.removeQueries({ queryKey })
    seen.push(useWalletHints(kit)?.recentId)
    return null
  }
  render(<Watched />, { wrapper })
  await vi.waitFor(() => expect(read()).toMatchObject({ recent: [] }))
  await act(async () => {})
  const before = seen.length
  await act(async () => change())
  expect(seen).toHaveLength(before)
  await act(async () => change(hints('fjord')))
  expect(seen.at(-1)).toBe('fjord')
})
