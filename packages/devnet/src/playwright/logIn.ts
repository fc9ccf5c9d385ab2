import { expect, type Page } from '@playwright/test'

/**
 * Logs in by email in the open modal of `latchkey/components`, with the code
 * from the mailbox.
 *
 * @param parameters.mailbox - address of the mailbox
 */
export async function logIn(
  page: Page,
  parameters: { email: string; mailbox: string },
): Promise<void> {
  const { email, mailbox } = parameters
  const modal = page.locator('dialog.lk-dialog')
  await modal.getByLabel('Email address').fill(email)
  await page.keyboard.press('Enter')
  const code = modal.getByLabel('Code').first()
  // The kit itself waits 20 s for the frame.
  await expect(code).toBeVisible({ timeout: 20_000 })
  await code.fill(await readCode(mailbox, email))
  await expect(code).toBeHidden({ timeout: 20_000 })
}

async function readCode(mailbox: string, email: string) {
  let code = ''
  await expect
    .poll(async () => {
      const query = new URLSearchParams({ to: email })
      const answer = await fetch(`${mailbox}/mails.json?${query}`)
      const { mails } = (await answer.json()) as { mails: { code?: string }[] }
      code = mails.find((mail) => mail.code)?.code ?? ''
      return code
    })
    .toMatch(/^\d{6}$/)
  return code
}
