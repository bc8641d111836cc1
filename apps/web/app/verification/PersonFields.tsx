import { BIRTH, birthAsTyped, GENDERS, NAME, nameAsTyped } from '@coffeeattack/domain/verification/person'
import { PHONE, phoneAsTyped } from '@coffeeattack/domain/verification/phone'
import type { useForm } from '@coffeeattack/kit/useForm'
import { Segmented } from '@coffeeattack/ui/Segmented'
import { TextField } from '@coffeeattack/ui/TextField'
import type { PersonForm } from './person-form.ts'

const genders = GENDERS.map((gender) => ({ value: gender, label: gender }))

/** Name, birth date, gender, phone (VER-16). */
export function PersonFields({ form }: { form: ReturnType<typeof useForm<PersonForm, void>> }) {
  return (
    <div className="grid gap-5">
      <TextField
        {...form.field('name')}
        label="이름"
        autoComplete="name"
        enterKeyHint="next"
        placeholder="한지우"
        maxLength={NAME.max}
        format={nameAsTyped}
      />
      <TextField
        {...form.field('birthday')}
        label="생년월일"
        hint={`숫자 ${BIRTH.digits}자리`}
        inputMode="numeric"
        autoComplete="bday"
        enterKeyHint="next"
        placeholder="19950314"
        format={birthAsTyped}
      />
      <Segmented
        label="성별"
        options={genders}
        value={form.values.gender || undefined}
        onValueChange={(gender) => form.set({ gender })}
        error={form.problems['gender']}
        inputProps={{ name: 'gender' }}
      />
      <TextField
        {...form.field('phone')}
        label="휴대전화 번호"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        enterKeyHint="done"
        placeholder="010-0000-0000"
        maxLength={PHONE.maxLength}
        format={phoneAsTyped}
      />
    </div>
  )
}
