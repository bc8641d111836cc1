import { completeLink } from '@coffeeattack/domain/profiles/links'
import { Link } from '@coffeeattack/ui/icons/Link'
import { TextField } from '@coffeeattack/ui/TextField'
import type { TextName } from './form.ts'
import type { ProfileFormState } from './use-profile-form.ts'

type LinkFieldProps = {
  form: ProfileFormState
  name: Exclude<TextName, 'email'>
  label: string
  hideLabel?: boolean
  placeholder: string
}

/** A web address, validated on blur (VAL-8). */
export function LinkField({ form, name, label, hideLabel, placeholder }: LinkFieldProps) {
  return (
    <TextField
      name={name}
      label={label}
      hideLabel={hideLabel}
      inputMode="url"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      placeholder={placeholder}
      leading={hideLabel && <Link size={20} />}
      value={form.form[name]}
      onValueChange={(text) => form.change({ [name]: text })}
      onBlur={() => {
        form.change({ [name]: completeLink(form.form[name]) })
        form.judge(name)
      }}
      error={form.problemOf(name)}
    />
  )
}
