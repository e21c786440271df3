import { open } from './screen.ts'
import { expect, test } from './test.ts'

test('no quick press is lost: twelve, 250 ms apart, end at the last slide', async ({ page }) => {
  await open(page, '/g90.html', 390)
  const slider = page.locator('[aria-roledescription=слайдер]').first()
  await slider.scrollIntoViewIfNeeded()
  const next = slider.getByRole('button', { name: 'Следующий слайд' })
  const pages = slider.getByRole('button', { name: /^Слайд / })
  const count = await pages.count()
  for (let press = 0; press < 12; press++) {
    await next.evaluate((button: HTMLButtonElement) => button.click())
    // The pace itself is what is tested.
    await page.waitForTimeout(250)
  }
  const last = pages.nth(Math.min(12, count - 1))
  await expect(last).toHaveAttribute('aria-current', 'true')
  /** The slide that begins where the row does; at its end the last one, which may stand further right. */
  const shown = () =>
    slider
      .getByRole('group')
      .first()
      .evaluate((box) => {
        if (box.scrollLeft + box.clientWidth > box.scrollWidth - 2) return box.children.length - 1
        const { left } = box.getBoundingClientRect()
        const distances = Array.from(box.children, (slide) => Math.abs(slide.getBoundingClientRect().left - left))
        return distances.indexOf(Math.min(...distances))
      })
  await expect.poll(shown).toBe(Math.min(12, count - 1))
  // It stays there: a quiet time is what is measured.
  await page.waitForTimeout(500)
  await expect(last).toHaveAttribute('aria-current', 'true')
  await pages.nth(1).evaluate((button: HTMLButtonElement) => button.click())
  await pages.nth(3).evaluate((button: HTMLButtonElement) => button.click())
  await expect(pages.nth(3)).toHaveAttribute('aria-current', 'true')
  await expect.poll(shown).toBe(3)
})

test('the slide that has come is said on a phone too, where its number is not drawn', async ({ page }) => {
  await open(page, '/g90.html', 390)
  const slider = page.locator('[aria-roledescription=слайдер]').first()
  const said = slider.locator('[aria-live]')
  // What is not displayed is not said.
  await expect(said).toBeVisible()
  await slider.scrollIntoViewIfNeeded()
  await slider.getByRole('button', { name: 'Следующий слайд' }).click()
  await expect(said).toHaveText(/^2/)
})
