import { HostError } from 'latchkey/frame'
import { h } from '../../ui/h.js'
import { submitOnEnter } from '../../ui/submitOnEnter.js'
import { createSubmit } from './createSubmit.js'
import { drawCode } from './drawCode.js'
import { drawCodeField } from './drawCodeField.js'
import type { RecoveryContext } from './runSteps.js'
import { saveCode } from './saveCode.js'
import type { CodeDraft } from './toDraft.js'

type Parameters = {
  account: string | undefined
  draft: CodeDraft
  isMoved: boolean
  keepByPasskey?: (() => Promise<unknown>) | undefined
  context: RecoveryContext
}

/** The steps that set up the way back into a new wallet. */
export function showSetUp(parameters: Parameters): void {
  const { keepByPasskey } = parameters
  if (keepByPasskey) showPasskey(parameters, keepByPasskey)
  else showCode(parameters)
}

function showPasskey(parameters: Parameters, keep: () => Promise<unknown>) {
  const { isMoved, context } = parameters
  const { language, show, toButton, toCancel } = context
  const { recovery: said } = language.strings
  const create = toButton(
    'recovery-passkey',
    said.passkeyCreate,
    () => submit(),
    true,
  )
  const useCode = toButton('recovery-use-code', said.useCode, () =>
    showCode(parameters),
  )
  useCode.classList.add('small')
  const card = show({
    title: said.passkeyTitle,
    lead: said.passkeyLead,
    texts: [...(isMoved ? [said.moved] : []), said.passkeyText],
    content: [useCode, h('p', { class: 'recovery-held' }, said.held)],
    buttons: [toCancel(), create],
  })
  const submit = createSubmit({
    button: create,
    onDone: context.end,
    onLost: context.fail,
    onFailure: (error) => {
      if (!(error instanceof HostError) || error.code !== 'NO_PASSKEY')
        return false
      showCode(parameters, said.noPasskey)
      return true
    },
    strings: language.strings,
    submit: keep,
    showStatus: card.showStatus,
  })
}

function showCode(parameters: Parameters, text = '') {
  const { account, draft, isMoved, keepByPasskey, context } = parameters
  const { language, show, toButton, toCancel } = context
  const { exporting, recovery: said } = language.strings
  const print = toButton('recovery-print', said.print, () => window.print())
  const download = toButton('recovery-download', said.download, () =>
    saveCode({ account, code: draft.code, said }),
  )
  const copy = toButton('recovery-copy', exporting.copy, async () => {
    try {
      await navigator.clipboard.writeText(draft.code)
      card.showStatus(said.copied)
    } catch {
      card.showStatus(said.copyFailed)
    }
  })
  for (const button of [copy, download, print]) button.classList.add('small')
  const usePasskey =
    keepByPasskey &&
    toButton('recovery-use-passkey', said.passkeyCreate, () =>
      showPasskey(parameters, keepByPasskey),
    )
  usePasskey?.classList.add('small')
  const saved = toButton(
    'recovery-saved',
    said.saved,
    () => askBack(parameters),
    true,
  )
  const card = show({
    title: said.title,
    lead: said.lead,
    texts: [...(isMoved ? [said.moved] : []), said.why],
    content: [
      drawCode(draft.code),
      h('div', { class: 'key-actions' }, copy, download, print),
      ...(usePasskey ? [usePasskey] : []),
      h('p', { class: 'recovery-held' }, said.held),
    ],
    buttons: [toCancel(), saved],
  })
  card.showStatus(text)
}

function askBack(parameters: Parameters) {
  const { draft, context } = parameters
  const { language, show, toButton } = context
  const { keep, recovery: said } = language.strings
  const { element, input } = drawCodeField(said.code)
  const submit = () => confirm()
  const proceed = toButton('recovery-confirm', keep.continue, submit, true)
  const card = show({
    title: said.title,
    lead: said.confirmTitle,
    texts: [said.confirmText],
    content: [element],
    buttons: [
      toButton('recovery-back', said.back, () => showCode(parameters)),
      proceed,
    ],
  })
  const confirm = createSubmit({
    button: proceed,
    input,
    onDone: context.end,
    onLost: context.fail,
    strings: language.strings,
    submit: draft.confirm,
    showStatus: card.showStatus,
  })
  submitOnEnter(input, submit)
  input.focus()
}
