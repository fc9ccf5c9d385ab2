import type { RecoveryContext } from './runSteps.js'

/** The step that says that the account of this browser cannot be opened. */
export function showUnreadable(context: RecoveryContext): void {
  const { language, end, show, toButton, toCancel } = context
  const { keep, recovery: said } = language.strings
  show({
    title: keep.account,
    lead: said.unreadable,
    texts: [said.unreadableText],
    content: [],
    buttons: [
      toCancel(),
      toButton('unreadable-continue', keep.continue, end, true),
    ],
  })
}
