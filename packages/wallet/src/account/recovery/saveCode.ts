import type { Strings } from '../../ui/language/translations/english.js'

/** Browsers read the file some time after the click. */
const REVOKE_MS = 60_000

/** Downloads a recovery code as a text file. */
export function saveCode(parameters: {
  /** What the user is called, if they are. */
  account: string | undefined
  code: string
  said: Strings['recovery']
}): void {
  const { account, code, said } = parameters
  const lines = [
    said.fileTitle,
    ...(account === undefined ? [] : [account]),
    location.origin,
    '',
    code,
    '',
    said.fileWarning,
    '',
  ]
  const file = new Blob([lines.join('\n')], { type: 'text/plain' })
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = 'recovery-code.txt'
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_MS)
}
