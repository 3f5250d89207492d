# Scenarios marked @core have their twin in a browser in tests/browser/ways-in.spec.ts, with the provider's own library.
Feature: Ways into an account
  @core
  Scenario: A link in a mail
    Given Ada visits
    When Ada asks for a link that logs her in
    And Ada opens the link
    Then Ada is logged in
    When Ada logs out
    And Ada opens the link
    Then Ada is told that the link no longer works
    And Ada is logged out

  Scenario: A link opened on another device asks whom it was sent to
    Given Ada visits
    When Ada asks for a link that logs her in
    And Ada sits down at a new device
    And Ada opens the link
    Then Ada is asked whom the link was sent to
    When Ada gives somebody else's address
    Then Ada is told that the link was sent to another address
    And Ada is logged out
    When Ada gives her address
    Then Ada is logged in

  @core
  Scenario: A telephone
    Given Ada visits
    When Ada asks for a code on her telephone
    And Ada enters another code than the one she got
    Then Ada is told that the code is wrong
    And Ada is logged out
    When Ada enters the code she got
    Then Ada is logged in

  Scenario Outline: <provider> vouches for somebody new
    Given Ada visits
    When Ada continues with <provider>
    Then Ada is logged in

    Examples:
      | provider |
      | Google   |
      | Apple    |

  @core
  Scenario: A provider's window that is left
    Given Ada has opened an account
    And Ada has logged out
    When Ada leaves the window of Google
    Then Ada is told so once and her form stays as it is
    And Ada is logged out
    When Ada logs in
    Then Ada is logged in

  @browser
  Scenario: A provider's window that the browser does not let open
    Given Ada visits
    When Ada's browser blocks the window of Google
    Then Ada is told why, and can go on at the provider's own page
    When Ada goes on at the provider's own page
    Then Ada is logged in

  @core
  Scenario: A provider's address that has an account already
    Given Ada has opened an account
    And Ada has logged out
    When Ada continues with Google under the same address
    Then Ada is told that she has an account already
    And Ada is logged out
    When Ada logs in there as ever
    Then Ada is told that Google is added
    When Ada logs out
    And Ada continues with Google under the same address
    Then Ada is logged in

  @core
  Scenario: A forgotten password
    Given Ada has opened an account
    And Ada has logged out
    When Ada asks for a new password
    And Ada sets a password that is too short
    Then Ada is told that it is too short
    When Ada sets the password "battery staple"
    And Ada logs in with the password "battery staple"
    Then Ada is logged in

  Scenario: The address of a new account is confirmed
    Given Ada visits
    When Ada registers
    Then Ada is logged in
    And Ada is told that a mail is on its way
    When Ada opens the mail that confirms her address
    Then Ada is told that her address is confirmed

  Scenario: An address that has an account cannot open another
    Given Ada has opened an account
    And Ada has logged out
    When Ada tries to open an account again
    Then Ada is told that she can log in instead
    And Ada is logged out

  Scenario: Somebody invited by another
    Given Bob has opened an account
    When Ada opens an account by Bob's link
    Then Ada is logged in
    And Ada is told that Bob's code counts
