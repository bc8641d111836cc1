import { BIRTH } from '@coffeeattack/domain/verification/birth'
import { GENDERS } from '@coffeeattack/domain/verification/gender'
import { NAME } from '@coffeeattack/domain/verification/name'
import { PHONE } from '@coffeeattack/domain/verification/phone'
import { Segmented } from '@coffeeattack/ui/Segmented'
import { TextField } from '@coffeeattack/ui/TextField'
import { type PersonField, personRules } from './person-form.ts'
import type { PersonFormState } from './use-person-form.ts'

const genders = GENDERS.map((gender) => ({ value: gender, label: gender }))

/** Name, birth date, gender, phone (VER-16). */
export function PersonFields({ form, shown, judge, change }: PersonFormState) {
  const text = (field: PersonField) => ({
    name: field,
    format: personRules[field].asTyped,
    value: form[field],
    onValueChange: (value: string) => change(field, value),
    onBlur: () => judge(field),
    error: shown[field] && <span role="alert">{shown[field]}</span>,
  })
  return (
    <div className="grid gap-5">
      <TextField
        {...text('name')}
        label="이름"
        autoComplete="name"
        enterKeyHint="next"
        placeholder="한지우"
        maxLength={NAME.max}
      />
      <TextField
        {...text('birthday')}
        label="생년월일"
        hint={`숫자 ${BIRTH.digits}자리`}
        inputMode="numeric"
        autoComplete="bday"
        enterKeyHint="next"
        placeholder="19950314"
      />
      <Segmented
        label="성별"
        options={genders}
        value={form.gender || undefined}
        onValueChange={(gender) => change('gender', gender)}
        error={shown.gender}
        inputProps={{ name: 'gender' }}
      />
      <TextField
        {...text('phone')}
        label="휴대전화 번호"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        enterKeyHint="done"
        placeholder="010-0000-0000"
        maxLength={PHONE.maxLength}
      />
    </div>
  )
}
