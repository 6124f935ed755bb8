import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from './server'

/** The synthesis by itself, as a script of a page. */
const synth = ts.transpileModule(readFileSync(join(__dirname, '../../web/src/lib/sound/synth.ts'), 'utf8'), {
  compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
}).outputText

test('every sound can be heard, is over soon and is never cut off at the top', async ({ page }) => {
  await page.goto('about:blank')
  await page.addScriptTag({ type: 'module', content: `${synth}\nObject.assign(window, { SOUNDS, sound, lengthOf })` })
  // A module runs once it is loaded, not when it is added.
  await page.waitForFunction(() => 'SOUNDS' in window)
  const heard = await page.evaluate(async () => {
    type Synth = {
      SOUNDS: Record<string, unknown>
      sound(context: BaseAudioContext, cue: string, volume: number): void
      lengthOf(cue: string): number
    }
    const { SOUNDS, sound, lengthOf } = window as unknown as Synth
    const rate = 44_100
    return Promise.all(
      Object.keys(SOUNDS).map(async (cue) => {
        const context = new OfflineAudioContext(1, 2 * rate, rate)
        sound(context, cue, 1)
        const samples = (await context.startRendering()).getChannelData(0)
        const peak = (from: number, to: number): number =>
          samples.slice(from * rate, to * rate).reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
        return { cue, peak: peak(0, 2), early: peak(0, 0.05), late: peak(lengthOf(cue) + 0.01, 2) }
      }),
    )
  })
  expect(heard.length).toBeGreaterThan(9)
  for (const { cue, peak, early, late } of heard) {
    expect.soft(peak, cue).toBeGreaterThan(0.05)
    expect.soft(peak, cue).toBeLessThan(1)
    expect.soft(early, `${cue} begins at once`).toBeGreaterThan(0.01)
    expect.soft(late, `${cue} has ended`).toBeLessThan(0.001)
  }
})
