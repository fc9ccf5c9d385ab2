// A process of its own: it replaces the clipboard and listens to the window.
import { HostError } from 'latchkey/frame'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { WaitError } from '../../core/WaitError.js'
import { inEnglish } from '../../ui/language/createLanguage.js'
import { createRecoveryCard } from './createRecoveryCard.js'
import type { HandOverEnd } from './drawOffer.js'
import type { CodeDraft } from './toDraft.js'

const code = '008J4-CT4AN-K7F24-SNAXW-SQFEZ-00000'
const said = inEnglish.strings.recovery
const root = document.createElement('div')
const find = <element extends HTMLElement>(testid: string) => {
  const found = root.querySelector<element>(`[data-testid=${testid}]`)
  if (!found) throw new Error(`There is no ${testid}`)
  return found
}
const has = (testid: string) =>
  root.querySelector(`[data-testid=${testid}]`) !== null
const hint = () => find('recovery-hint').textContent

function click(testid: string, isTrusted = true) {
  const event = new MouseEvent('click')
  Object.defineProperty(event, 'isTrusted', { value: isTrusted })
  find(testid).dispatchEvent(event)
}

function pressEnter(isTrusted = true) {
  const event = new KeyboardEvent('keydown', { key: 'Enter' })
  Object.defineProperty(event, 'isTrusted', { value: isTrusted })
  find('recovery-input').dispatchEvent(event)
}

function type(text: string) {
  find<HTMLTextAreaElement>('recovery-input').value = text
}

/** How a promise has settled: not yet, `done`, or its error. */
function watch(promise: Promise<void>) {
  const state: { settled?: unknown } = {}
  promise.then(
    () => {
      state.settled = 'done'
    },
    (error) => {
      state.settled = error
    },
  )
  return state
}

beforeEach(() => document.body.replaceChildren(root))

function setUp(
  given: Partial<CodeDraft> = {},
  {
    isMoved = false,
    keepByPasskey,
  }: {
    isMoved?: boolean
    keepByPasskey?: () => Promise<unknown>
  } = {},
) {
  const draft = {
    code,
    confirm: vi.fn(async () => ({ evm: '', solana: '' })),
    drop: vi.fn(),
    keep: vi.fn(),
    salt: 'c2FsdA==',
    ...given,
  }
  const stop = new AbortController()
  const state = watch(
    createRecoveryCard({ language: inEnglish, root }).setUp({
      account: 'ann@example.org',
      draft,
      isMoved,
      keepByPasskey,
      signal: stop.signal,
    }),
  )
  return { draft, state, stop }
}

describe('setUp', () => {
  test('default: the code is shown, then typed back', async () => {
    const { draft, state } = setUp()
    expect(find('recovery-code').textContent).toBe(code)
    expect(root.textContent).toContain(said.why)
    expect(root.textContent).toContain(said.held)
    expect(root.textContent).not.toContain(said.moved)
    click('recovery-saved')
    // It is not on the screen while it is typed.
    expect(root.textContent).not.toContain(code)
    expect(draft.confirm).not.toHaveBeenCalled()
    type('a code')
    click('recovery-confirm')
    await vi.waitFor(() => expect(state.settled).toBe('done'))
    expect(draft.confirm).toHaveBeenCalledExactlyOnceWith('a code')
    expect(draft.drop).toHaveBeenCalledOnce()
    expect(has('recovery-input')).toBe(false)
  })

  test('behavior: a mistyped code, a wrong one, back to look', async () => {
    const answers = ['MISTYPED_CODE', 'INVALID_RECOVERY_CODE', 'ODD']
    const { state } = setUp({
      async confirm() {
        const code = answers.shift()
        throw new HostError({ message: 'no', code })
      },
    })
    click('recovery-saved')
    for (const text of [said.mistyped, "That code isn't right."]) {
      type('abc')
      click('recovery-confirm')
      await vi.waitFor(() => expect(hint()).toBe(text))
    }
    click('recovery-confirm')
    await vi.waitFor(() => expect(hint()).toMatch("didn't work"))
    click('recovery-back')
    expect(find('recovery-code').textContent).toBe(code)
    expect(state.settled).toBeUndefined()
  })

  test('behavior: copies, downloads and prints', async () => {
    const writeText = vi.fn(async (_: string) => {})
    vi.stubGlobal('navigator', { clipboard: { writeText } })
    const print = vi.fn()
    vi.stubGlobal('print', print)
    const create = vi.spyOn(URL, 'createObjectURL')
    setUp()
    click('recovery-copy')
    await vi.waitFor(() => expect(hint()).toBe(said.copied))
    expect(writeText).toHaveBeenCalledExactlyOnceWith(code)
    click('recovery-print')
    expect(print).toHaveBeenCalledOnce()
    click('recovery-download')
    const file = create.mock.calls[0]?.[0] as Blob
    const text = await file.text()
    expect(text).toContain(code)
    expect(text).toContain('ann@example.org')
    expect(text).toContain(said.fileWarning)
    writeText.mockRejectedValueOnce(new Error('no'))
    click('recovery-copy')
    await vi.waitFor(() => expect(hint()).toBe(said.copyFailed))
  })

  test('behavior: a passkey first, where the project wants it', async () => {
    const keepByPasskey = vi.fn(async () => {})
    const { draft, state } = setUp({}, { keepByPasskey })
    expect(has('recovery-code')).toBe(false)
    click('recovery-passkey')
    await vi.waitFor(() => expect(state.settled).toBe('done'))
    expect(draft.confirm).not.toHaveBeenCalled()
    expect(draft.drop).toHaveBeenCalledOnce()
  })

  test('behavior: a code instead of a passkey, chosen or needed', async () => {
    const errors = [
      new Error('cancelled'),
      new HostError({ message: 'no', code: 'NO_PASSKEY' }),
    ]
    const keepByPasskey = vi.fn(async () => {
      throw errors.shift()
    })
    setUp({}, { keepByPasskey })
    click('recovery-passkey')
    await vi.waitFor(() => expect(hint()).toMatch("didn't work"))
    click('recovery-passkey')
    await vi.waitFor(() => expect(has('recovery-code')).toBe(true))
    expect(hint()).toBe(said.noPasskey)
    setUp({}, { keepByPasskey })
    click('recovery-use-code')
    expect(find('recovery-code').textContent).toBe(code)
  })

  test('behavior: from the code back to the passkey', async () => {
    const keepByPasskey = vi.fn(async () => {})
    const { state } = setUp({}, { keepByPasskey })
    click('recovery-use-code')
    click('recovery-use-passkey')
    expect(has('recovery-code')).toBe(false)
    click('recovery-passkey')
    await vi.waitFor(() => expect(state.settled).toBe('done'))
    // Where the project wants codes, there is none to go back to.
    setUp()
    expect(has('recovery-use-passkey')).toBe(false)
  })

  test('behavior: says that an account stays', () => {
    setUp({}, { isMoved: true })
    expect(root.textContent).toContain(said.moved)
  })

  test('behavior: no script presses a button', () => {
    setUp()
    click('recovery-saved', false)
    expect(has('recovery-input')).toBe(false)
  })

  test('error: cancelled, escaped, aborted', async () => {
    const rejected = { code: 4001 }
    const cancelled = setUp()
    click('recovery-cancel')
    await vi.waitFor(() =>
      expect(cancelled.state.settled).toMatchObject(rejected),
    )
    expect(cancelled.draft.drop).toHaveBeenCalledOnce()
    const escaped = setUp()
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    await vi.waitFor(() =>
      expect(escaped.state.settled).toMatchObject(rejected),
    )
    const aborted = setUp()
    const reason = new HostError({ message: 'stopped', code: 4900 })
    aborted.stop.abort(reason)
    await vi.waitFor(() => expect(aborted.state.settled).toBe(reason))
    expect(has('recovery-code')).toBe(false)
  })
})

describe('restore', () => {
  function restore(
    recover?: (typed: string) => Promise<unknown>,
    recoverByPasskey?: () => Promise<unknown>,
  ) {
    const { signal } = new AbortController()
    const card = createRecoveryCard({ language: inEnglish, root })
    return watch(card.restore({ recover, recoverByPasskey, signal }))
  }

  describe('from this browser', () => {
    const { handOver: handing, keep, window: shared } = inEnglish.strings

    function offer(
      given: Partial<
        Parameters<ReturnType<typeof createRecoveryCard>['restore']>[0]
      >,
      isBlocked = false,
    ) {
      const opened = { close: vi.fn(), focus: vi.fn() }
      let answer: (end: HandOverEnd) => void = () => {}
      const handOver = vi.fn((onEnd: typeof answer) => {
        answer = onEnd
        return isBlocked ? undefined : opened
      })
      const stop = new AbortController()
      const card = createRecoveryCard({ language: inEnglish, root })
      const { signal } = stop
      const state = watch(card.restore({ handOver, signal, ...given }))
      const end = (value: HandOverEnd) => answer(value)
      return { end, handOver, opened, state, stop }
    }
    const recover = async () => {}

    test('default: the window opens within the click, and the account after it', async () => {
      const { end, handOver, opened, state } = offer({ recover })
      click('recovery-hand-over', false)
      expect(handOver).not.toHaveBeenCalled()
      click('recovery-hand-over')
      expect(handOver).toHaveBeenCalledOnce()
      expect(hint()).toBe(keep.opened)
      click('recovery-hand-over')
      expect(handOver).toHaveBeenCalledOnce()
      expect(opened.focus).toHaveBeenCalledOnce()
      end('taken')
      await vi.waitFor(() => expect(state.settled).toBe('done'))
    })

    test.each([
      ['none', `${handing.none} ${handing.otherwise}`],
      ['closed', keep.closed],
      ['cutOff', `${shared.blocked} ${handing.otherwise}`],
      ['failed', inEnglish.strings.exporting.failed],
    ] as const)('behavior: %s leaves the other ways', async (result, text) => {
      const { end, handOver, state } = offer({ recover })
      click('recovery-hand-over')
      end(result)
      expect(hint()).toBe(text)
      click('recovery-hand-over')
      expect(handOver).toHaveBeenCalledTimes(2)
      expect(state.settled).toBeUndefined()
      click('recovery-open')
      await vi.waitFor(() => expect(state.settled).toBe('done'))
    })

    test('behavior: a window that is blocked or cut off', () => {
      offer({ recover }, true)
      click('recovery-hand-over')
      expect(hint()).toBe(`${shared.blocked} ${handing.otherwise}`)
    })

    test('behavior: beside a passkey; and the window closes with the card', async () => {
      const { opened, state } = offer({ recoverByPasskey: recover })
      click('recovery-hand-over')
      click('recovery-cancel')
      await vi.waitFor(() => expect(state.settled).toBeInstanceOf(HostError))
      expect(opened.close).toHaveBeenCalledOnce()
    })

    test('behavior: not offered where there is none for sure', () => {
      offer({ handOver: undefined, recover })
      expect(has('recovery-hand-over')).toBe(false)
    })
  })

  test('behavior: by the passkey, or by the code beside it', async () => {
    const answers = [new Error('cancelled'), undefined]
    const use = vi.fn(async () => {
      const error = answers.shift()
      if (error) throw error
    })
    const state = restore(async () => {}, use)
    click('recovery-passkey')
    await vi.waitFor(() => expect(hint()).toMatch("didn't work"))
    click('recovery-use-code')
    expect(has('recovery-input')).toBe(true)
    click('recovery-open')
    await vi.waitFor(() => expect(state.settled).toBe('done'))
    restore(async () => {})
    expect(has('recovery-use-passkey')).toBe(false)
    const alone = restore(undefined, use)
    expect(has('recovery-use-code')).toBe(false)
    click('recovery-passkey')
    await vi.waitFor(() => expect(alone.settled).toBe('done'))
  })

  test('behavior: from the code back to the passkey, and again', async () => {
    const use = vi.fn(async () => {})
    const state = restore(async () => {}, use)
    click('recovery-use-code')
    click('recovery-use-passkey', false)
    expect(has('recovery-input')).toBe(true)
    click('recovery-use-passkey')
    expect(has('recovery-input')).toBe(false)
    click('recovery-use-code')
    expect(has('recovery-input')).toBe(true)
    click('recovery-use-passkey')
    // A way back asks for nothing by itself.
    expect(use).not.toHaveBeenCalled()
    click('recovery-passkey')
    await vi.waitFor(() => expect(state.settled).toBe('done'))
  })

  test('default', async () => {
    const recover = vi.fn(async (_: string) => {})
    const state = restore(recover)
    type(code)
    pressEnter()
    await vi.waitFor(() => expect(state.settled).toBe('done'))
    expect(recover).toHaveBeenCalledExactlyOnceWith(code)
  })

  test('error: no script presses Enter', async () => {
    const recover = vi.fn(async (_: string) => {})
    const state = restore(recover)
    type('typed by a script')
    pressEnter(false)
    expect(recover).not.toHaveBeenCalled()
    type(code)
    pressEnter()
    await vi.waitFor(() => expect(state.settled).toBe('done'))
    expect(recover).toHaveBeenCalledExactlyOnceWith(code)
  })

  test('behavior: says plainly what it means to have no code, or no passkey', () => {
    restore(async () => {})
    expect(find('recovery-lost').textContent).toContain(said.noCodeText)
    // A passkey alone says it at once, beside a code the code's step does.
    restore(undefined, async () => {})
    expect(find('recovery-lost').textContent).toContain(said.noKeyText)
    restore(
      async () => {},
      async () => {},
    )
    expect(has('recovery-lost')).toBe(false)
    click('recovery-use-code')
    expect(find('recovery-lost').textContent).toContain(said.noCodeText)
  })

  test('error: signed out meanwhile, the card ends, as no other try would work', async () => {
    const code = 4100
    const lost = async () => {
      throw new HostError({ message: 'Not signed in', code })
    }
    const byCode = restore(lost)
    click('recovery-open')
    await vi.waitFor(() => expect(byCode.settled).toMatchObject({ code }))
    const byPasskey = restore(undefined, lost)
    click('recovery-passkey')
    await vi.waitFor(() => expect(byPasskey.settled).toMatchObject({ code }))
    expect(has('recovery-passkey')).toBe(false)
  })

  test('error: limited, refused', async () => {
    const answers = ['TOO_MANY_TRIES', 'SHARE_REFUSED']
    restore(async () => {
      throw new HostError({ message: 'no', code: answers.shift() })
    })
    for (const text of [said.tooMany(15), said.refused]) {
      click('recovery-open')
      await vi.waitFor(() => expect(hint()).toBe(text))
    }
  })

  test.each([
    [1, 1],
    [60, 1],
    [61, 2],
    [840, 14],
  ])(
    'error: limited for %i s more, which is said in minutes',
    async (secondsLeft, minutes) => {
      restore(async () => {
        const error = { code: 'TOO_MANY_TRIES', message: 'no' }
        throw new WaitError({ ...error, secondsLeft })
      })
      click('recovery-open')
      await vi.waitFor(() => expect(hint()).toBe(said.tooMany(minutes)))
    },
  )

  test('behavior: one try at a time', async () => {
    let answer = () => {}
    const recover = vi.fn(
      () =>
        new Promise<void>((resolve) => {
          answer = resolve
        }),
    )
    const state = restore(recover)
    click('recovery-open')
    click('recovery-open')
    expect(recover).toHaveBeenCalledOnce()
    answer()
    await vi.waitFor(() => expect(state.settled).toBe('done'))
  })
})
