import assert from 'node:assert/strict'

/**
 * Clicks the button until it responds: until its script has run, a click on
 * the server's markup does nothing.
 *
 * @param {import('@playwright/test').Locator} button
 */
export async function openModal(button) {
  const dialog = button.page().getByRole('dialog')
  await button.waitFor()
  for (let tries = 0; tries < 20; tries++) {
    // The attribute is set at once; the dialog may still be loading.
    if ((await button.getAttribute('aria-expanded')) !== 'true')
      await button.click()
    const isOpen = await dialog.waitFor({ timeout: 1000 }).then(
      () => true,
      () => false,
    )
    if (isOpen) return dialog
  }
  assert.fail(`A click on ${button} opens no dialog.`)
}
