import { drawCode } from '../../account/recovery/drawCode.js'
import { drawCodeField } from '../../account/recovery/drawCodeField.js'
import { saveCode } from '../../account/recovery/saveCode.js'
import { drawLead } from '../../ui/drawLead.js'
import { drawWarning } from '../../ui/drawWarning.js'
import { h } from '../../ui/h.js'
import { submitOnEnter } from '../../ui/submitOnEnter.js'
import type { DevicesAnswers } from '../../wire/devicesWire.js'
import type { DevicesContext } from './devicesContext.js'

/**
 * Shows another recovery code, and has it typed back.
 *
 * @param given - a draft beside what is there; default: in its place
 */
export async function showNewCode(
  context: DevicesContext,
  given?: DevicesAnswers['draft'],
): Promise<void> {
  const draft = given ?? (await context.channel.ask({ type: 'draft' }))
  showDraft(context, { draft, isBeside: given !== undefined })
}

type Shown = { draft: DevicesAnswers['draft']; isBeside: boolean }

function showDraft(context: DevicesContext, shown: Shown) {
  const { card, language, show, toBack, toButton } = context
  const { devices: said, exporting, recovery } = language.strings
  const { account, code } = shown.draft
  const small = 'button small'
  const copy = toButton(
    'copy',
    exporting.copy,
    async () => {
      const isCopied = await navigator.clipboard.writeText(code).then(
        () => true,
        () => false,
      )
      card.showStatus(isCopied ? recovery.copied : recovery.copyFailed)
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
  const saved = toButton('saved', recovery.saved, () => askBack(context, shown))
  show(
    [
      drawLead(shown.isBeside ? said.addCode : said.newCode, recovery.why),
      drawCode(code),
      h('div', { class: 'key-actions' }, copy, download, print),
      ...(shown.isBeside ? [] : [drawWarning(said.replaces)]),
    ],
    [toBack(), saved],
  )
}

function askBack(context: DevicesContext, shown: Shown) {
  const { change, channel, language, show, showList, toButton } = context
  const { devices: said, keep, recovery } = language.strings
  const { element, input } = drawCodeField(recovery.code)
  const proceed = toButton('confirm', keep.continue, () =>
    change(async () => {
      await channel.ask({ type: 'confirm-code', typed: input.value })
      await showList(said.changed)
    }),
  )
  submitOnEnter(input, () => proceed.click())
  const back = toButton(
    'back',
    recovery.back,
    () => showDraft(context, shown),
    'button',
  )
  show([drawLead(recovery.confirmTitle), element], [back, proceed])
  input.focus()
}
