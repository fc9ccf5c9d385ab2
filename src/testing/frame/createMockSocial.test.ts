import { expect, test, vi } from 'vitest'
import { createMockSocial } from './createMockSocial.js'

test.each([
  ['while it waits', false],
  ['before it waits', true],
])(
  'behavior: a Farcaster login that is aborted %s ends',
  async (_, isEarly) => {
    const logIn = vi.fn()
    const { handlers } = createMockSocial({
      ...{ logIn, onResult() {}, profile: { userName: 'ada' } },
    })
    const controller = new AbortController()
    const context = { signal: controller.signal } as never
    await handlers.GET_FARCASTER_URI?.(undefined as never, context)
    if (isEarly) controller.abort()
    const done = Promise.resolve(
      handlers.CONNECT_FARCASTER?.(undefined as never, context),
    )
    controller.abort()
    await expect(done).rejects.toMatchObject({ code: 'SOCIAL_CANCELLED' })
    expect(logIn).not.toHaveBeenCalled()
  },
)
