/* '모두 동의하기' checks the boxes below it, and follows them. The boxes also work without this script. */
const all = document.querySelector('[data-agree-all]')
const boxes = [...document.querySelectorAll('[name=agree]')]
if (all) {
  const follow = () => (all.checked = boxes.every((box) => box.checked))
  all.closest('label').hidden = false
  all.addEventListener('change', () => boxes.forEach((box) => (box.checked = all.checked)))
  for (const box of boxes) box.addEventListener('change', follow)
  follow()
}
