import { h } from '../approval/h.js'
import type { Method } from '../custody/bindTo.js'
import type { ExportChannel } from '../export/openChannel.js'
import { watchHold } from '../export/watchHold.js'
import type { CardLanguage } from '../language/createLanguage.js'
import { askPasskey } from '../recovery/askPasskey.js'
import { createPasskey } from '../recovery/createPasskey.js'
import { drawCode } from '../recovery/drawCode.js'
import { drawCodeField } from '../recovery/drawCodeField.js'
import { saveCode } from '../recovery/saveCode.js'
import { askForProof } from '../windowCard/askForProof.js'
import { createWindowCard } from '../windowCard/createWindowCard.js'
import { drawLead } from '../windowCard/drawLead.js'
import { drawWarning } from '../windowCard/drawWarning.js'
import { toFailureText } from '../windowCard/toFailureText.js'
import type {
  DevicesAnswers,
  DevicesState,
  GivenMethod,
} from './devicesWire.js'
import { drawDevice } from './drawDevice.js'

/** To read a new code, save it and type it back. */
const DRAFT_MS = 5 * 60_000

/**
 * The card of the window: the devices, the ways back into the account, and its
 * end.
 *
 * @param parameters.askKey - uses a passkey; default by WebAuthn
 * @param parameters.createKey - creates one
 * @param parameters.state - `null` where the account exists in this browser
 * alone
 */
export function createDevicesCard(parameters: {
  askKey?: typeof askPasskey | undefined
  channel: ExportChannel
  createKey?: typeof createPasskey | undefined
  language: CardLanguage
  state: DevicesState | null
}): HTMLElement {
  const { channel, language } = parameters
  const { askKey = askPasskey, createKey = createPasskey } = parameters
  const { devices: said, exporting, keep, recovery } = language.strings
  const card = createWindowCard({
    ...{ language, name: 'devices' },
    onFailure: (error) => tellFailure(error),
    title: said.title,
  })
  const { fill, run, tell } = card
  let steps = new AbortController()

  function tellFailure(error: unknown) {
    tell(toFailureText(codeOf(error), language.strings))
  }

  /** Shows a step, and ends what the step before has listened to. */
  function show(content: readonly Node[], buttons: readonly Node[]) {
    steps.abort()
    steps = new AbortController()
    fill(content, buttons)
  }

  async function showList(text = '') {
    const state = await channel.ask({ type: 'devices' })
    drawList(state)
    tell(text)
  }

  function toButton(
    testid: string,
    text: string,
    onClick: (button: HTMLButtonElement) => Promise<void> | void,
    className?: string,
  ) {
    const button = card.toButton(testid, text, className)
    button.addEventListener('click', () =>
      run(button, async () => onClick(button)),
    )
    return button
  }

  const toBack = () =>
    toButton('back', recovery.back, () => showList(), 'button')

  /** Does what changes something, after a code by mail where that is due. */
  async function change(work: () => Promise<void>) {
    try {
      await work()
    } catch (error) {
      if (codeOf(error) !== 'FRESH_LOGIN_REQUIRED') throw error
      prove(work)
    }
  }

  function prove(onProven: () => Promise<void> | void) {
    askForProof({
      ...{ card, channel, language, onProven },
      fill: show,
      lead: said.proveLead,
      leadText: said.proveText,
      onBack: () => showList().catch(tellFailure),
    })
  }

  /** Opens the account with the code or passkey that is there. */
  function askForMethod(
    { methods }: DevicesState,
    next: (draft: DevicesAnswers['draft']) => Promise<void> | void,
  ) {
    const begin = async (by: GivenMethod) =>
      next(await channel.ask({ type: 'draft', by }))
    const passkey = methods.find(({ method }) => method === 'passkey')
    if (passkey) {
      const use = toButton('use-passkey', recovery.passkeyUse, async () => {
        const secret = await askKey(passkey)
        await begin({ method: 'passkey', secret }).finally(() => secret.fill(0))
      })
      return show([drawLead(said.addCode, said.addText)], [toBack(), use])
    }
    const { element, input } = drawCodeField(recovery.code)
    const proceed = toButton('proceed', keep.continue, () =>
      begin({ method: 'code', typed: input.value }),
    )
    submitOnEnter(input, proceed)
    show(
      [drawLead(said.addPasskey, said.addText), element],
      [toBack(), proceed],
    )
    input.focus()
  }

  function drawList(state: DevicesState | null) {
    if (!state) return show([drawLead(said.onlyHere, said.onlyHereText)], [])
    const { deleteAt, devices, methods } = state
    const small = 'button small'
    const hasPasskeys = 'PublicKeyCredential' in globalThis
    const begin = (next: () => Promise<void>) => async () =>
      state.freshForMs > DRAFT_MS ? next() : prove(next)
    const has = (wanted: Method) =>
      methods.some(({ method }) => method === wanted)
    show(
      [
        ...(deleteAt === null ? [] : [drawDeletion(deleteAt)]),
        h(
          'section',
          { class: 'device-section' },
          h('h2', { class: 'caption' }, said.list),
          h(
            'ul',
            { class: 'device-list' },
            ...devices.map((device) =>
              drawDevice({
                ...{ device, language },
                remove: device.isThis
                  ? undefined
                  : toButton(
                      'remove',
                      said.remove,
                      () => confirmRemoval(device),
                      small,
                    ),
              }),
            ),
          ),
        ),
        h(
          'section',
          { class: 'device-section' },
          h('h2', { class: 'caption' }, said.methods),
          h(
            'p',
            { dataset: { testid: 'devices-methods' } },
            methods.map(({ method }) => names[method]).join(' · '),
          ),
          h(
            'div',
            { class: 'device-actions' },
            toButton(
              'new-code',
              said.newCode,
              begin(() => showCode()),
              small,
            ),
            hasPasskeys &&
              toButton(
                'new-passkey',
                said.newPasskey,
                begin(() => askForKey()),
                small,
              ),
            hasPasskeys &&
              has('code') &&
              !has('passkey') &&
              toButton(
                'add-passkey',
                said.addPasskey,
                begin(async () => askForMethod(state, askForKey)),
                small,
              ),
            hasPasskeys &&
              has('passkey') &&
              !has('code') &&
              toButton(
                'add-code',
                said.addCode,
                begin(async () => askForMethod(state, showCode)),
                small,
              ),
          ),
          // The operator opens it for a login alone.
          !has('automatic') &&
            h(
              'details',
              { class: 'recovery-lost' },
              h('summary', {}, said.lostAll),
              h('p', { class: 'notice' }, said.lostAllText),
            ),
        ),
        ...(deleteAt === null
          ? [toButton('delete', said.delete, confirmDeletion, 'link bad')]
          : []),
      ],
      [],
    )
  }

  const names = {
    code: recovery.code,
    passkey: said.passkey,
    automatic: language.strings.automatic.method,
  }

  function drawDeletion(deleteAt: number) {
    const date = new Intl.DateTimeFormat(language.locale, {
      dateStyle: 'long',
    }).format(deleteAt)
    return h(
      'div',
      { class: 'key-panel', dataset: { testid: 'devices-deletion' } },
      drawWarning(said.deleteAt(date)),
      toButton(
        'keep',
        said.keepAccount,
        async () => {
          await channel.ask({ type: 'keep-account' })
          await showList(said.kept)
        },
        'button small',
      ),
    )
  }

  function confirmRemoval(device: DevicesState['devices'][number]) {
    const remove = toButton('confirm', said.remove, () =>
      change(async () => {
        await channel.ask({ type: 'remove-device', setId: device.id })
        await showList(said.removed)
      }),
    )
    show(
      [
        drawLead(said.removeLead, said.removeText),
        h('ul', { class: 'device-list' }, drawDevice({ device, language })),
      ],
      [toBack(), remove],
    )
  }

  /** @param given - a draft beside what is there; default: in its place */
  async function showCode(
    given?: DevicesAnswers['draft'],
    isBeside = given !== undefined,
  ) {
    const draft = given ?? (await channel.ask({ type: 'draft' }))
    const { account, code } = draft
    const small = 'button small'
    const copy = toButton(
      'copy',
      exporting.copy,
      async () => {
        const isCopied = await navigator.clipboard.writeText(code).then(
          () => true,
          () => false,
        )
        tell(isCopied ? recovery.copied : recovery.copyFailed)
      },
      small,
    )
    const download = toButton(
      'download',
      recovery.download,
      () => saveCode({ account, code, said: recovery }),
      small,
    )
    const print = toButton('print', recovery.print, () => window.print(), small)
    const saved = toButton('saved', recovery.saved, () =>
      askBack(draft, isBeside),
    )
    show(
      [
        drawLead(isBeside ? said.addCode : said.newCode, recovery.why),
        drawCode(code),
        h('div', { class: 'key-actions' }, copy, download, print),
        ...(isBeside ? [] : [drawWarning(said.replaces)]),
      ],
      [toBack(), saved],
    )
  }

  function askBack(draft: DevicesAnswers['draft'], isBeside: boolean) {
    const { element, input } = drawCodeField(recovery.code)
    const proceed = toButton('confirm', keep.continue, () =>
      change(async () => {
        await channel.ask({ type: 'confirm-code', typed: input.value })
        await showList(said.changed)
      }),
    )
    submitOnEnter(input, proceed)
    const back = toButton(
      'back',
      recovery.back,
      () => showCode(draft, isBeside),
      'button',
    )
    show([drawLead(recovery.confirmTitle), element], [back, proceed])
    input.focus()
  }

  async function askForKey(given?: DevicesAnswers['draft']) {
    const draft = given ?? (await channel.ask({ type: 'draft' }))
    const create = toButton('create', recovery.passkeyCreate, async () => {
      const { account, salt, userId } = draft
      const { credentialId = '', secret } = await createKey({
        ...{ account, salt, userId },
      })
      await change(async () => {
        await channel.ask({ type: 'keep-passkey', credentialId, secret })
        secret.fill(0)
        await showList(said.changed)
      })
    })
    show(
      [
        drawLead(
          given ? said.addPasskey : said.newPasskey,
          recovery.passkeyText,
        ),
        ...(given ? [] : [drawWarning(said.replaces)]),
      ],
      [toBack(), create],
    )
  }

  function confirmDeletion() {
    const hold = card.toButton('hold', said.deleteHold, 'button hold')
    show(
      [
        drawLead(said.deleteLead, said.deleteText),
        drawWarning(said.lostAllText),
      ],
      [toBack(), hold],
    )
    watchHold({
      button: hold,
      signal: steps.signal,
      onChange(isHeld) {
        hold.classList.toggle('held', isHeld)
        hold.textContent = isHeld ? exporting.holding : said.deleteHold
      },
      onHeld: () =>
        run(hold, () =>
          change(async () => {
            await channel.ask({ type: 'delete-account' })
            await showList()
          }),
        ),
    })
  }

  drawList(parameters.state)
  return card.element
}

function submitOnEnter(input: HTMLTextAreaElement, button: HTMLButtonElement) {
  input.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    button.click()
  })
}

function codeOf(error: unknown) {
  const { code = '' } = (error ?? {}) as { code?: string }
  return String(code)
}
