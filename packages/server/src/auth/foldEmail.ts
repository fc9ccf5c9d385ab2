const dotless = new Set(['gmail.com', 'proton.me', 'protonmail.com', 'pm.me'])
const dashed = /^(yahoo|ymail|rocketmail)\./
const aliases: Readonly<Record<string, string>> = {
  'googlemail.com': 'gmail.com',
  'me.com': 'icloud.com',
  'mac.com': 'icloud.com',
  'pm.me': 'proton.me',
  'protonmail.com': 'proton.me',
}

/**
 * The mailbox of an address, as common providers deliver: without tags, in
 * lower case, and without dots where they make no difference. For limits only:
 * a login keeps the address as it is typed.
 *
 * @param email - as `parseEmail` returns it
 */
export function foldEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const given = email.slice(at + 1)
  const domain = aliases[given] ?? given
  const tag = dashed.test(domain) ? /[+-].*$/ : /\+.*$/
  const name = email.slice(0, at).toLowerCase()
  // A name that is a tag alone is another mailbox.
  const plain = name.replace(tag, '') || name
  return `${dotless.has(domain) ? plain.replaceAll('.', '') : plain}@${domain}`
}
