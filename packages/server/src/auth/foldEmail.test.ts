// @vitest-environment node
import { expect, test } from 'vitest'
import { foldEmail } from './foldEmail.js'

test.each([
  ['ada@example.org', 'ada@example.org'],
  ['Ada+shop@example.org', 'ada@example.org'],
  ['a.d.a@example.org', 'a.d.a@example.org'],
  ['A.d.a+1+2@gmail.com', 'ada@gmail.com'],
  ['a.da@googlemail.com', 'ada@gmail.com'],
  ['ada+x@outlook.com', 'ada@outlook.com'],
  ['ada-shop@yahoo.co.uk', 'ada@yahoo.co.uk'],
  ['ada-shop@example.org', 'ada-shop@example.org'],
  ['ada+x@me.com', 'ada@icloud.com'],
  ['a.da@pm.me', 'ada@proton.me'],
  ['+x@example.org', '+x@example.org'],
])('default: %s', (email, mailbox) => {
  expect(foldEmail(email)).toBe(mailbox)
})
