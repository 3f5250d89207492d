# Scenarios marked @core have their twin in a browser in tests/browser/sign-in-methods.spec.ts and ways-in.spec.ts.
Feature: More than a password
  @core
  Scenario: The address has to be surely hers first
    Given Ada has opened an account
    When Ada looks at how she signs in
    Then Ada can add no second factor yet
    When Ada confirms her e-mail address
    Then Ada can add a second factor

  @core
  Scenario: A code from an app is asked for
    Given Ada has opened an account
    And Ada has confirmed her e-mail address
    When Ada adds an authenticator app
    Then Ada is offered to log out everywhere else
    When Ada logs out
    And Ada logs in
    Then Ada is asked for a second factor
    And Ada is logged out
    When Ada enters the code of her app
    Then Ada is logged in

  @core
  Scenario: A code in a text message is asked for
    Given Ada has opened an account
    And Ada has confirmed her e-mail address
    When Ada adds her telephone
    And Ada logs out
    And Ada logs in
    Then Ada is asked for a second factor
    When Ada enters the code of the text message
    Then Ada is logged in

  Scenario: The key that was kept is as good as the telephone
    Given Ada has opened an account
    And Ada has confirmed her e-mail address
    And Ada has added an authenticator app
    When Ada rehearses with the key she has kept
    Then Ada is told that it works

  Scenario: A key that was not kept well is found out
    Given Ada has opened an account
    And Ada has confirmed her e-mail address
    And Ada has added an authenticator app
    When Ada rehearses with another key
    Then Ada is told that the key does not fit

  @core
  Scenario: A reminder each quarter
    Given Ada has opened an account
    And Ada has confirmed her e-mail address
    And Ada has added an authenticator app
    Then Ada is not reminded to rehearse
    When 92 days go by for Ada
    Then Ada is reminded to rehearse

  @core
  Scenario: Taking the second factor away again
    Given Ada has opened an account
    And Ada has confirmed her e-mail address
    And Ada has added an authenticator app
    When Ada removes her authenticator app
    Then Ada is still logged in
    When Ada logs out
    And Ada logs in
    Then Ada is logged in

  @core
  Scenario: Another password
    Given Ada has opened an account
    When Ada changes the password she signs in with
    Then Ada is still logged in
    When Ada logs out
    And Ada logs in
    Then Ada is logged out
    When Ada logs in with the new password
    Then Ada is logged in

  Scenario: Google as another way in, never the last one gone
    Given Ada has opened an account
    When Ada links Google
    Then Ada signs in with her password or Google
    When Ada stops signing in with Google
    Then Ada signs in with her password alone
