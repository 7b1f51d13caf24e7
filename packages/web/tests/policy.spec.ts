import { CONTENT_SECURITY_POLICY } from '../csp.ts'
import { expect, fresh as test } from './support.ts'

test('the policy is sent and stands in the page', async ({ page }) => {
  const response = await page.goto('./')
  const headers = response?.headers() ?? {}
  expect(headers['content-security-policy']).toBe(CONTENT_SECURITY_POLICY)
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['referrer-policy']).toBeTruthy()
  const meta = page.locator('meta[http-equiv="Content-Security-Policy"]')
  await expect(meta).toHaveAttribute('content', CONTENT_SECURITY_POLICY)
})

test('the policy forbids eval and inline script', async ({ page, complaints }) => {
  await page.goto('./')
  const ran = await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.ran = true'
    document.body.append(script)
    return 'ran' in window
  })
  expect(ran).toBe(false)
  // refused aloud: every test fails where the console tells of a refusal
  await expect.poll(() => complaints.join()).toContain('Content Security Policy')
  complaints.length = 0
})
