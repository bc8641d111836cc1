import { HASHTAG } from '@coffeeattack/domain/profiles/hashtags'
import { RemovableChip } from '@coffeeattack/ui/RemovableChip'
import { TextField } from '@coffeeattack/ui/TextField'
import { TextLink } from '@coffeeattack/ui/TextLink'
import type { ProfileFormState } from './use-profile-form.ts'
import { useHashtagField } from './use-hashtag-field.ts'
import { Section } from './Section.tsx'

/** Work keywords: at most thirty, fifteen characters each (VAL-12). */
export function HashtagSection({ form }: { form: ProfileFormState }) {
  const { hashtags } = form.form
  const field = useHashtagField(hashtags, (hashtags) => form.change({ hashtags }))
  const count = (
    <span className="text-label text-ink-3 tnum">
      <b className="text-ink">{hashtags.length}</b> / {HASHTAG.max}
      <span className="sr-only">개</span>
    </span>
  )
  return (
    <Section title="나의 업무 키워드" part="hashtag" aside={count}>
      <ul aria-label="추가한 키워드" className="mb-3.5 flex flex-wrap gap-2 empty:hidden">
        {hashtags.map((tag) => (
          <li key={tag} className="max-w-full">
            <RemovableChip
              name={tag}
              onRemove={() => form.change({ hashtags: hashtags.filter((other) => other !== tag) })}
            >
              #{tag}
            </RemovableChip>
          </li>
        ))}
      </ul>
      <TextField
        name="hashtag"
        label="키워드 추가"
        hideLabel
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="done"
        placeholder={`${HASHTAG.characters}자까지 쓸 수 있어요`}
        leading="#"
        trailing={field.typed !== '' && <TextLink onClick={field.addNow}>추가</TextLink>}
        error={field.problem && <span role="alert">{field.problem}</span>}
        {...field.input}
      />
    </Section>
  )
}
