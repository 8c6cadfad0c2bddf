import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityTree } from './accessibilityTree.ts';
import { show } from './screen.tsx';
import { OpenedDialog, specimens } from './specimens.tsx';

async function treeOf(name: keyof typeof specimens): Promise<string> {
  show(specimens[name]);
  await expect.element(page.getByRole('main')).not.toBeEmptyDOMElement();
  return accessibilityTree();
}

test('fields expose their name, help, error and state', async () => {
  expect(await treeOf('the fields')).toMatchInlineSnapshot(`
    "1 textbox “Email” (We write to it once. Enter a valid email) [invalid]
    paragraph “Enter a valid email” live by polite
    2 textbox “Website (optional)”
    paragraph live by polite
    status “This looks odd” live by its role
    3 textbox “Minimum order” (Enter a number) [invalid]
    paragraph “Enter a number” live by polite
    4 checkbox “I agree” (Required) [invalid, not checked]
    paragraph “Required” live by polite"
  `);
});

test('phone and code expose their name, help, error and state', async () => {
  expect(await treeOf('the phone and its code')).toMatchInlineSnapshot(`
    "1 combobox “Country code” = "🇮🇳 India (+91)" [not expanded]
    2 textbox “Phone number” = "98" (Please enter a valid phone number.) [invalid]
    paragraph “Please enter a valid phone number.” live by polite
    3 textbox “6-digit code” = "12" (It came by SMS. Wrong) [invalid]
    paragraph “Wrong” live by polite"
  `);
});

test('a busy button keeps its place in the tab order and a disabled one leaves it', async () => {
  expect(await treeOf('the buttons')).toMatchInlineSnapshot(`
    "1 button “next”
    2 button “primary”
    3 button “quiet”
    4 button “plain”
    5 button “danger”
    6 button “busy” [disabled, busy]
    button “disabled” [disabled]"
  `);
});

test('the button that changes answers names its group', async () => {
  expect(await treeOf('the answers')).toMatchInlineSnapshot(`
    "group
      1 DisclosureTriangle “Bank HDFC” [not expanded]
        heading “Bank” [level 4]
    2 button “Change Bank”
    heading “Address” [level 4]"
  `);
});

test('the error summary has its title as its name and a link per field; the first one has the focus', async () => {
  expect(await treeOf('the error summary')).toMatchInlineSnapshot(`
    "generic “2 things are missing Email Day” live by polite
      region “2 things are missing”
        heading “2 things are missing” [level 2]
        1 link “Email”
        2 link “Day”
    3 textbox “Email” [focused]
    4 textbox “Day”"
  `);
});

test('toasts are announced, errors at once, and each dismiss button names its toast', async () => {
  expect(await treeOf('the notifications')).toMatchInlineSnapshot(`
    "region “Notifications” live by polite
      status “OTP sent Please check your phone for the OTP.” live by its role
        1 button “Dismiss: OTP sent”
      alert “Failed” live by its role
        2 button “Dismiss: Failed”
      status “We removed damaged data” live by its role
        3 button “Dismiss: We removed damaged data”"
  `);
});

test('the slip is a named region whose lines say their state', async () => {
  expect(await treeOf('the slip')).toMatchInlineSnapshot(`
    "region “Your application”
      listitem “Vendor information ( done ) Sanjeevani, Pune” [level 1]
      listitem “KYC & business details ( next )” [level 1, current step]
      listitem “Documents ( to come )” [level 1]"
  `);
});

test('a dialog is modal, has its title as its name, and is alone in the tree', async () => {
  show(<OpenedDialog />);
  await page.getByRole('button', { name: 'Open' }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  expect(await accessibilityTree()).toMatchInlineSnapshot(`
    "dialog “Delete application” [modal]
      banner
        heading “Delete application” [level 2]
        1 button “Close” [focused]
      2 textbox “Inside”"
  `);
});
